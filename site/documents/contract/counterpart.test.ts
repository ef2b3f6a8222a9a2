import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import { readContract } from '@obracun/engine/documents/contract/contract.ts';
import { describe, expect, test } from 'vitest';
import { counterpartQuestion } from './counterpart.ts';

const TODAY = '2026-11-21';
const calculators = await loadCalculators();

const ask = (contract: object) => counterpartQuestion(readContract(contract), TODAY);

/** The answer of the service, from the same calculators. */
function answerTo(contract: object): number {
  const question = ask(contract);
  const calculator = calculators.find(({ definition }) => definition.id === question?.calculator);
  const outcome = calculator?.calculate(question?.input, TODAY);
  if (!question || !calculator || !outcome || !('calculation' in outcome))
    throw new Error(JSON.stringify(outcome));
  return outcome.calculation.scope.lines[question.line] as number;
}

describe('the other amount of a contract', () => {
  test.each([
    // RS, KV: contributions 31 % and tax 8 % leave 1.197,50 of 1.800
    [
      'RS bruto, KV',
      { entity: 'RS', salary: 1_800_00, salaryType: 'bruto', qualificationLevel: 'KV' },
      1_197_50,
    ],
    [
      'RS neto, KV',
      { entity: 'RS', salary: 1_197_50, salaryType: 'neto', qualificationLevel: 'KV' },
      1_800_00,
    ],
    // FBiH: 1.000 − 310 = 690; tax 10 % of (690 − 300) = 39
    ['FBiH bruto', { entity: 'FBIH', salary: 1_000_00, salaryType: 'bruto' }, 651_00],
    ['FBiH neto', { entity: 'FBIH', salary: 651_00, salaryType: 'neto' }, 1_000_00],
  ])('%s', (_, contract, expected) => expect(answerTo(contract)).toBe(expected));

  test.each(['contract-for-work', 'managerial', 'temporary'])(
    '%s inverts to the given amount',
    (contractCategory) => {
      const net = answerTo({ entity: 'RS', contractCategory, salary: 1_000_00, salaryType: 'bruto' });
      expect(net).toBeLessThan(1_000_00);
      expect(answerTo({ entity: 'RS', contractCategory, salary: net, salaryType: 'neto' })).toBe(1_000_00);
    },
  );
});

test.each([
  // 20 % costs, health 4 % and tax 10 %; of an author 30 % costs
  ['contract-for-work', 1_000_00, 891_20],
  ['copyright', 1_000_00, 904_80],
])(
  'equals the result of the calculator in the Federation: %s of 1.000 gross',
  (contractCategory, salary, net) => {
    const contract = { entity: 'FBIH', contractCategory };
    expect(answerTo({ ...contract, salary, salaryType: 'bruto' })).toBe(net);
    expect(answerTo({ ...contract, salary: net, salaryType: 'neto' })).toBe(salary);
  },
);

describe('uses the law of the day of conclusion, or of today', () => {
  const later = { salary: 1, startDate: '2027-01-01' };
  const earlier = { ...later, conclusionDate: '2025-12-31' };

  test('a wage', () => {
    expect(ask(later)?.input).toMatchObject({ mjesec: 11, godina: 2026 });
    expect(ask(earlier)?.input).toMatchObject({ mjesec: 12, godina: 2025 });
  });

  test('another contract', () => {
    const managerial = { entity: 'RS', contractCategory: 'managerial' };
    expect(ask({ ...later, ...managerial })?.input).toMatchObject({ datum: TODAY });
    expect(ask({ ...earlier, ...managerial })?.input).toMatchObject({ datum: '2025-12-31' });
  });
});

describe('no request', () => {
  test.each([
    ['no amount', { salary: null }],
    ['zero', { salary: 0 }],
    ['a wage by the day', { salary: 100_00, salaryPeriod: 'dnevno' }],
    ['an author', { entity: 'RS', contractCategory: 'copyright', salary: 100_00 }],
    ['a contract of the Federation', { entity: 'FBIH', contractCategory: 'managerial', salary: 100_00 }],
  ])('%s', (_, contract) => expect(ask(contract)).toBeNull());
});

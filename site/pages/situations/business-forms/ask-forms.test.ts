import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { askForms, type FormsQuestion } from './ask-forms.ts';

const calculators = await loadCalculators();

/** Answers a list of calls as the service does. */
const service = async (_: string, { body }: { readonly body: string }) => {
  const calls = JSON.parse(body) as { readonly poziv: string; readonly unos: object }[];
  const answers = calls.map(({ poziv, unos }) => {
    const calculator = calculators.find(({ definition }) => definition.path === poziv);
    const outcome = calculator?.calculate(unos, '2026-11-27');
    if (!calculator || !outcome) throw new Error(poziv);
    return 'issues' in outcome
      ? { detail: outcome.issues[0]?.poruka, greske: outcome.issues }
      : { odgovor: JSON.parse(calculator.answer(outcome.calculation, true)) };
  });
  return new Response(JSON.stringify(answers));
};

afterEach(() => vi.unstubAllGlobals());

async function forms(question: Partial<FormsQuestion>) {
  vi.stubGlobal('fetch', vi.fn(service));
  const whole = { entity: 'rs', profit: 60_000, wage: 1100, month: 10, year: 2026, ...question } as const;
  const outcomes = await askForms(whole, new AbortController().signal);
  return Object.fromEntries(
    outcomes.map((outcome) => [
      outcome.id,
      'refusal' in outcome
        ? outcome.refusal
        : Object.fromEntries(outcome.lines.map(({ name, amount }) => [name, formatAmount(amount)])),
    ]),
  );
}

test('compares a company, an entrepreneur and a small one in Republika Srpska', async () => {
  // The official lowest gross of secondary education is 1.672,13 for 1.100,00 net; of these 2,75 is solidarity.
  expect(await forms({ revenue: 80_000 })).toEqual({
    company: {
      profit: '60.000,00',
      directorCost: '20.065,56',
      companyProfit: '39.934,44',
      profitTax: '3.993,44',
      profitPaid: '35.941,00',
      directorNet: '13.167,00',
      remains: '49.108,00',
    },
    owner: {
      profit: '60.000,00',
      contributions: '6.116,76',
      taxBase: '53.883,24',
      incomeTax: '5.388,32',
      remains: '48.494,92',
    },
    small: { profit: '60.000,00', contributions: '6.116,76', incomeTax: '1.600,00', remains: '52.283,24' },
  });
});

test('takes the tax of a craft in the Federation from the call, after contributions and deduction', async () => {
  // 12 × 576,72 = 6.920,64; (60.000 − 6.920,64 − 3.600) × 10 % = 4.947,94.
  const { craft } = await forms({ entity: 'fbih', wage: 1200 });
  expect(craft).toEqual({
    profit: '60.000,00',
    contributions: '6.920,64',
    incomeTax: '4.947,94',
    remains: '48.131,42',
  });
});

test('has only a company in the District', async () => {
  expect(Object.keys(await forms({ entity: 'bd' }))).toEqual(['company']);
});

test('says when the profit does not cover the wages of the director', async () => {
  const { company } = await forms({ profit: 12_000 });
  expect(company).toBe('Dvanaest plata direktora košta više od dobiti. Upišite manju platu.');
});

test('says what the call refuses: a revenue over the limit', async () => {
  const { small } = await forms({ revenue: 150_000 });
  expect(small).toMatch(/\.$/);
});

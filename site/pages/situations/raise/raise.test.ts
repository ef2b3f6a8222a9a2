import { definition as bd } from '@obracun/engine/calculators/kalkulator-brcko/definition.ts';
import { definition as fbih } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { definition as rs } from '@obracun/engine/calculators/obracun-plata/definition.ts';
import { MY_PARTS } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { expect, test } from 'vitest';
import { answerTo } from '../../../calculator/api/answer.fixture.ts';
import { myWageOf, wageCall } from '../../my-payslip/my-wage.ts';
import { mainFigures, otherFigures, raiseOf, raiseSentence } from './raise.ts';
import { readRaise, writeRaise } from './raise-link.ts';

const OCTOBER = { year: 2026, month: 10 };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function raise(entity: 'rs' | 'fbih' | 'bd', before: number, after: number) {
  const definition = { rs, fbih, bd }[entity];
  const [one, other] = [before, after].map((amount) =>
    myWageOf(answerTo(definition, wageCall(entity, OCTOBER, amount)), entity, OCTOBER),
  );
  if (!one || !other) throw new Error(entity);
  return raiseOf(one, other);
}

test.each(['rs', 'fbih', 'bd'] as const)('adds up to what the firm pays more in %s', (entity) => {
  const { parts, cost } = raise(entity, 1500, 1700);
  expect(parts.paid).toBe(200_00);
  expect(MY_PARTS.reduce((sum, name) => sum + parts[name], 0)).toBe(cost);
  expect(cost).toBeGreaterThan(parts.paid + parts.pension);
});

test('is one sentence, three figures and the rest', () => {
  const federal = raise('fbih', 1500, 1700);
  expect(plain(raiseSentence(federal))).toBe(
    'Da dobijate 200,00 KM više, firma plaća 341,78 KM više mjesečno. Od toga u PIO ide 62,80 KM.',
  );
  expect(mainFigures(federal).map(({ label }) => label)).toEqual([
    'Firma plaća više',
    'Vi dobijate više',
    'U PIO ide više',
  ]);
  expect(otherFigures(federal).map(({ label, amount }) => `${label}: ${plain(amount)}`)).toEqual([
    'Zdravstvo: 46,70 KM',
    'Nezaposlenost: 6,44 KM',
    'Porez: 22,23 KM',
    'Ostale naknade: 3,61 KM',
  ]);
});

test('reads the link it writes', () => {
  const question = { entity: 'bd', before: 1500.5, after: 1700 } as const;
  expect(readRaise(`#${writeRaise(question)}`)).toEqual(question);
  expect(writeRaise(question)).toBe('entitet=bd&danas=1500.5&trazim=1700');
});

test.each([
  '',
  '#sadrzaj',
  '#entitet=rs&danas=1500',
  '#entitet=mars&danas=1500&trazim=1600',
  '#entitet=rs&danas=-1&trazim=2',
  '#entitet=rs&danas=1e9&trazim=2',
])('reads no question in %s', (fragment) => expect(readRaise(fragment)).toBeUndefined());

import { definition as brcko } from '@obracun/engine/calculators/kalkulator-brcko/definition.ts';
import { definition as fbih } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { definition as rs } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import type { Definition } from '@obracun/engine/core/calculator.ts';
import { documentText } from '@obracun/engine/documents/plain-text.ts';
import { payslipDocument } from '@obracun/engine/payroll/papers/payslip/document.ts';
import { readMyPayslip } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { expect, test } from 'vitest';
import { answerTo, UNKNOWN_YEAR } from '../../../calculator/api/answer.fixture.ts';
import { payslipOf } from './payslip-of.ts';
import { NOBODY } from './payslip-people.ts';

const people = { ...NOBODY, firma: 'PRIMJER D.O.O.', radnik: 'Radnik Prvi', racun: '3389990000001173' };

/** The payslip of a gross of 1.800 in October 2026, by its form. */
function slipOf(definition: Definition, more: Record<string, string> = {}, call: object = {}) {
  const entered = { mjesec: '10', godina: '2026', bruto_plata_input: '1.800,00', ...more };
  const chosen = { basis: 'bruto_plata_input', entered, touched: [] };
  const answer = answerTo(definition, { mjesec: 10, godina: 2026, bruto_plata_input: 1800, ...call });
  return payslipOf({ definition, chosen, answer }, people);
}

const textOf = (...of: Parameters<typeof slipOf>) => documentText(payslipDocument(slipOf(...of)));

test.each([
  ['Republika Srpska', textOf(rs), 'Obračun plate'],
  ['the Federation', textOf(fbih), 'Platna lista'],
  ['the District', textOf(brcko, { fond: 'RS' }, { fond: 'RS' }), 'Penzioni fond'],
])('names payer, payee and amounts of %s', (_entity, text, phrase) => {
  for (const message of ['PRIMJER D.O.O.', 'Radnik Prvi', 'oktobar 2026.', '1.800,00', 'Za isplatu', phrase])
    expect(text).toContain(message);
});

test('marks an estimate', () => {
  const text = textOf(rs, { godina: `${UNKNOWN_YEAR}` }, { godina: UNKNOWN_YEAR, procjena: true });
  expect(text).toContain(`Procjena: propisi za 10/${UNKNOWN_YEAR}`);
});

test.each([
  ['Republika Srpska', slipOf(rs, {}, { obustave: 100 })],
  ['the Federation', slipOf(fbih, {}, { obustave: 100, topli_obrok_input: 12 })],
  ['the District', slipOf(brcko, { fond: 'RS' }, { fond: 'RS', obustave: 100 })],
  ['a pay that does not cover its deductions', slipOf(fbih, {}, { obustave: 5000 })],
])('links the explanation of a wage of %s, with its amounts and no name', (_entity, payslip) => {
  const [address = '', fragment = ''] = payslip.explainedAt?.split('#') ?? [];
  expect(address).toBe('https://obracun-plata.example/moj-listic');
  expect(fragment).toMatch(/^[frb]2610(?:[a-z]\d+)+k$/);
  const mine = readMyPayslip(fragment);
  const of = (name: string) => Math.round(Number(payslip.lines.get(name)?.value) * 100);
  expect(mine).toMatchObject({
    gross: of('bruto_ukupno'),
    parts: { paid: of('za_isplatu'), tax: of('porez') },
  });
});

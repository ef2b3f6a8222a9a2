import { loadCalculators } from '../../../calculators/load.ts';
import { linesOf } from '../../../core/lines-of.ts';
import type { Payslip } from './payslip.ts';

const calculators = await loadCalculators();
const TODAY = '2026-11-22';

/** The lines of an answer, as read by the site. */
export function answeredLines(path: string, request: Readonly<Record<string, unknown>>): Payslip['lines'] {
  const calculator = calculators.find(({ definition }) => definition.path === path);
  const outcome = calculator?.calculate(request, TODAY);
  if (!calculator || !outcome || 'issues' in outcome) throw new Error(JSON.stringify(outcome));
  return linesOf(calculator.definition, JSON.parse(calculator.answer(outcome.calculation)));
}

const people = {
  employer: {
    name: 'PRIMJER D.O.O. SARAJEVO',
    address: 'Ulica Bez Imena 1, Sarajevo',
    number: '4200000000004',
  },
  worker: {
    name: 'Radnik Prvi',
    number: '3112899990017',
    position: 'Knjigovođa',
    account: '3389990000001173',
  },
};

export const fbihPayslip: Payslip = {
  ...people,
  entity: 'fbih',
  year: 2026,
  month: 10,
  payday: '2026-11-06',
  coefficient: 2_700_000,
  lines: answeredLines('/calculate_fbih', {
    godina: 2026,
    mjesec: 10,
    staz: 6,
    bruto_plata_input: 2000,
    koeficijent: 2.7,
    bolovanje_sati: 40,
    topli_obrok_input: 12,
    neoporezivo: 53,
  }),
  deductions: [{ name: 'Kredit „Štednja“', amount: 25_000 }],
  paid: 131_622,
  isSigned: true,
};

export const rsPayslip: Payslip = {
  ...people,
  entity: 'rs',
  year: 2026,
  month: 10,
  lines: answeredLines('/calculate_topli', {
    godina: 2026,
    mjesec: 10,
    staz: 12,
    bruto_plata_input: 1800,
    ima_preko: true,
    prekovremeni: true,
    prekovremeni_sati: 10,
    obustave: 100,
  }),
  isSigned: true,
};

export const bdPayslip: Payslip = {
  ...people,
  entity: 'bd',
  year: 2026,
  month: 10,
  fund: 'rs',
  lines: answeredLines('/calculate_brcko', { godina: 2026, mjesec: 10, bruto_plata_input: 1800, fond: 'RS' }),
  isSigned: false,
};

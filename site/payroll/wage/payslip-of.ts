import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { scaleOf } from '@obracun/engine/core/numbers/units.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Payslip, PayslipWorker } from '@obracun/engine/payroll/payslip/payslip.ts';
import type { ShownResult } from '../../calculator/saved-results/result-of.ts';
import type { People } from './payslip-people.ts';

/** The payslip of a result on the screen and of the typed persons. */
export function payslipOf({ definition, chosen, answer }: ShownResult, people: People): Payslip {
  const { mjesec = '', godina = '', koeficijent = '', fond } = chosen.entered;
  const coefficient = readNumber(koeficijent);
  return {
    entity: ('entity' in definition ? definition.entity : 'rs') as PayrollEntity,
    year: readNumber(godina) ?? 0,
    month: readNumber(mjesec) ?? 0,
    employer: { name: people.firma, address: people.sjediste, number: people.jib },
    worker: workerOf(people),
    lines: answer.lines,
    ...(coefficient !== undefined && { coefficient: Math.round(coefficient * scaleOf('koeficijent')) }),
    ...(fond && { fund: fond === 'RS' ? 'rs' : 'fbih' }),
    notes: answer.warnings.flatMap(({ polje, poruka }) => (polje === 'procjena' ? [poruka] : [])),
    isSigned: true,
  };
}

const workerOf = ({ radnik, adresa, jmbg, radno_mjesto, racun }: People): PayslipWorker => ({
  name: radnik,
  address: adresa,
  number: jmbg,
  position: radno_mjesto,
  account: racun,
});

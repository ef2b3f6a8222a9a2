import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { scaleOf } from '@obracun/engine/core/numbers/units.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { answeredFigures, hundredthsOf, inHand } from '@obracun/engine/payroll/month/calculate/figures.ts';
import { myPayslipOf } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import type { Payslip, PayslipWorker } from '@obracun/engine/payroll/papers/payslip/payslip.ts';
import type { ShownResult } from '../../../calculator/saved-results/result-of.ts';
import { explainedAt } from '../../month/slip/my-payslip-address.ts';
import type { People } from './payslip-people.ts';

/** The payslip of a result on the screen and of the typed persons. */
export function payslipOf({ definition, chosen, answer }: ShownResult, people: People): Payslip {
  const { mjesec = '', godina = '', koeficijent = '', fond } = chosen.entered;
  const coefficient = readNumber(koeficijent);
  const entity = ('entity' in definition ? definition.entity : 'rs') as PayrollEntity;
  const of = { year: readNumber(godina) ?? 0, month: readNumber(mjesec) ?? 0 };
  return {
    entity,
    ...of,
    employer: { name: people.firma, address: people.sjediste, number: people.jib },
    worker: workerOf(people),
    lines: answer.lines,
    ...(coefficient !== undefined && { coefficient: Math.round(coefficient * scaleOf('koeficijent')) }),
    ...(fond && { fund: fond === 'RS' ? 'rs' : 'fbih' }),
    notes: answer.warnings.flatMap(({ polje, poruka }) => (polje === 'procjena' ? [poruka] : [])),
    ...explained(entity, of, answer.lines),
    isSigned: true,
  };
}

/** The deductions of an answer are one sum, as far as the pay covers it. */
function explained(entity: PayrollEntity, of: YearMonth, lines: Payslip['lines']) {
  const answered = Object.fromEntries([...lines].map(([name, { value }]) => [name, value]));
  const figures = answeredFigures(entity, answered);
  const payout = hundredthsOf(answered.za_isplatu);
  const withheld = [{ amount: inHand(figures) - payout }];
  return explainedAt(myPayslipOf({ entity, figures, withheld, payout }, of), figures.cost);
}

const workerOf = ({ radnik, adresa, jmbg, radno_mjesto, racun }: People): PayslipWorker => ({
  name: radnik,
  address: adresa,
  number: jmbg,
  position: radno_mjesto,
  account: racun,
});

import { MONTHS_A_YEAR } from '../../core/days/day.ts';
import type { LawOf } from '../../core/law.ts';
import { HUNDREDTHS } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { labourEntity, labourLaw } from '../../rules/labour.ts';
import { examples } from './cases.ts';
import type { LeaveInput } from './fields.ts';
import { slip } from './lines.ts';
import { leaveWarnings } from './warnings.ts';

type Law = LawOf<typeof labourLaw>;

const ruleOf = (unos: LeaveInput, zakon: Law) =>
  labourEntity(unos) === 'rs' ? zakon.odmor_rs : zakon.odmor_fbih;

const isPart = (unos: LeaveInput, zakon: Law): boolean =>
  unos.mjeseci !== null && unos.mjeseci < ruleOf(unos, zakon).cekanje;

/** Days in hundredths. */
function whole(unos: LeaveInput, zakon: Law) {
  const osnovni = ruleOf(unos, zakon).najkrace * HUNDREDTHS;
  const dodatni = (unos.dodatni ?? 0) * HUNDREDTHS;
  if (labourEntity(unos) === 'fbih') return { osnovni, dodatni, pun_odmor: osnovni + dodatni };
  const earned = Math.floor(((unos.staz ?? 0) * MONTHS_A_YEAR) / zakon.odmor_rs.staz_za_dan);
  const po_stazu = earned * HUNDREDTHS;
  return { osnovni, po_stazu, dodatni, pun_odmor: osnovni + po_stazu + dodatni };
}

function formula(unos: LeaveInput, zakon: Law) {
  const days = whole(unos, zakon);
  const earned = (unos.mjeseci ?? 0) * ruleOf(unos, zakon).za_mjesec * HUNDREDTHS;
  const odmor = isPart(unos, zakon) ? Math.min(days.pun_odmor, earned) : days.pun_odmor;
  const iskoristeno = unos.iskoristeno ?? 0;
  return { ...days, odmor, iskoristeno, preostalo: Math.max(0, odmor - iskoristeno) };
}

export const rules = defineRules({
  slip,
  law: labourLaw,
  dayOf: ({ datum }: LeaveInput, danas) => datum ?? danas,
  formula,
  variant: (unos, zakon) => ({ entity: labourEntity(unos), isPart: isPart(unos, zakon) }),
  warnings: leaveWarnings,
  examples,
});

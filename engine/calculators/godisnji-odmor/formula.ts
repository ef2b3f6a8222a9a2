import type { Example } from '../../core/calculator.ts';
import { MONTHS_A_YEAR } from '../../core/days/day.ts';
import type { Warning } from '../../core/issue.ts';
import type { LawOf } from '../../core/law.ts';
import { formatHundredths, formFor, WORKING_DAYS } from '../../core/numbers/format.ts';
import { HUNDREDTHS } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { labourEntity, labourLaw } from '../../rules/labour.ts';
import type { LeaveInput } from './definition.ts';
import { slip } from './lines.ts';

const izvor = 'vlastiti račun po navedenom zakonu o radu';

const examples: readonly Example[] = [
  {
    title: 'Republika Srpska: 9 godina staža, 8 dana iskorišteno',
    source: izvor,
    input: { entitet: 'rs', datum: '2026-06-30', staz: 9, iskoristeno: 8 },
    expected: { osnovni: 20, po_stazu: 2, pun_odmor: 22, odmor: 22, preostalo: 14 },
  },
  {
    title: 'Republika Srpska: iskorišteno više dana nego što ih ima mjesec',
    source: izvor,
    input: { entitet: 'rs', datum: '2026-06-30', staz: 40, dodatni: 5, iskoristeno: 32 },
    expected: { po_stazu: 10, pun_odmor: 35, odmor: 35, preostalo: 3 },
  },
  {
    title: 'Federacija: četiri mjeseca rada',
    source: izvor,
    input: { entitet: 'fbih', datum: '2026-06-30', mjeseci: 4 },
    expected: { pun_odmor: 20, odmor: 4, preostalo: 4 },
  },
];

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

interface Lines {
  readonly odmor: number;
  readonly iskoristeno: number;
}

/** More days taken than available. */
function leaveWarnings(_unos: LeaveInput, { odmor, iskoristeno }: Lines): Warning[] {
  const over = iskoristeno - odmor;
  if (over <= 0) return [];
  const days = `${formatHundredths(over)} ${formFor(over / HUNDREDTHS, WORKING_DAYS)}`;
  return [{ polje: 'iskoristeno', poruka: `Iskorišteno je više nego što pripada, za ${days}.`, izvor: null }];
}

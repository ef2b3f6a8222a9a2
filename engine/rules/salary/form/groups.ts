import { type BasisField, type Fields, type Group, group } from '../../../core/field.ts';
import { upperFirst } from '../../../core/text/letters.ts';
import type { WageText } from '../texts.ts';
import { extraHoursGroups } from './extra-hours.ts';
import { otherPay, withheld } from './pay-fields.ts';
import { employment, period } from './time-fields.ts';

/** Fields that only some of the calls have, by group, in the order of the group. */
interface OwnFields {
  /** Beside the amount: the conditions of the wage. */
  readonly beside: Fields;
  /** Beside the hours of a day, before the days of an employment, which are side by side. */
  readonly service: Fields;
  readonly work: Fields;
  readonly absence: Fields;
  readonly card: Fields;
  readonly meal: Fields;
  /** About the meal, rarely used. */
  readonly mealRules: Fields;
  readonly deductions: Fields;
}

type OwnName<O extends OwnFields> = { readonly [G in keyof OwnFields]: keyof O[G] & string }[keyof OwnFields];
type SharedName =
  | keyof (typeof period & typeof employment & typeof otherPay & typeof withheld)
  | (typeof extraHoursGroups)[number]['fields'][number]
  | 'ima_preko';

const FOLDED = { folded: true } as const;

const { sati_dnevno, ...days } = employment;

const unlessEmpty = <Name extends string>(one: Group<Name>): readonly Group<Name>[] =>
  one.fields.length > 0 ? [one] : [];

/** The form of a wage: first the common fields and the meal, then events, collapsed while empty. */
export const wageGroups = <const O extends OwnFields>(
  { plata, poreska }: WageText,
  own: O,
): readonly Group<OwnName<O> | SharedName>[] => [
  { title: 'Period', fields: ['mjesec', 'godina'] },
  group(upperFirst(plata), { ...own.beside, staz: period.staz }, { holdsBasis: true }),
  ...unlessEmpty(group('Topli obrok i dnevnice', own.meal)),
  ...unlessEmpty(group('Više o toplom obroku', own.mealRules, FOLDED)),
  group('Radno vrijeme i zaposlenje', { sati_dnevno, ...own.service, ...days, ...own.work }, FOLDED),
  group('Odsustva i bolovanje', own.absence, FOLDED),
  { title: 'Dodatni sati', fields: ['ima_preko'] },
  ...extraHoursGroups,
  group(`${poreska} kartica`, own.card, FOLDED),
  group('Druga primanja', otherPay, FOLDED),
  group('Obustave', { ...withheld, ...own.deductions }, FOLDED),
];

/** The bases of a wage, by their names in the calls. A given net leads to the gross as main line. */
export const wageBases = ({ plata }: WageText) =>
  ({
    contractedGross: {
      sentEmpty: true,
      label: `Bruto osnovna ${plata}`,
      explainedAs: `Ugovorena bruto ${plata}`,
      missing: 'Upišite bruto osnovnu platu.',
      invalid: 'Bruto plata mora biti nenegativan broj.',
    },
    netWage: {
      sentEmpty: true,
      line: 'neto_plata',
      leads: 'bruto_ukupno',
      label: `Neto ${plata}`,
      missing: 'Upišite neto platu.',
      invalid: 'Neto plata mora biti nenegativan broj.',
      hint: { text: 'Neto je konačan iznos, s uvećanjima i obrokom.' },
    },
    netAfterSolidarity: {
      sentEmpty: true,
      line: 'solidarnost_neto',
      leads: 'bruto_ukupno',
      label: 'Neto nakon solidarnosti',
      missing: 'Upišite neto nakon solidarnog doprinosa.',
      invalid: 'Solidarnost neto mora biti nenegativan broj.',
    },
    totalGross: {
      sentEmpty: true,
      line: 'bruto_ukupno',
      label: 'Bruto ukupno',
      missing: 'Upišite ukupni bruto trošak.',
      invalid: 'Bruto ukupno mora biti nenegativan broj.',
    },
  }) as const satisfies Record<string, BasisField>;

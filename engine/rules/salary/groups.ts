import type { Group } from '../../kernel/calculator.ts';
import { extraHoursGroups } from './extra-hours.ts';
import type { employment, otherPay, period } from './fields.ts';
import type { WageWords } from './words.ts';

/** Fields of the calls that not all of them have, by the group they stand in. */
interface OwnFields<Name extends string> {
  /** Beside the amount: what the wage is reckoned by. */
  readonly beside: readonly Name[];
  readonly work: readonly Name[];
  readonly absence: readonly Name[];
  readonly card: readonly Name[];
  readonly meal: readonly Name[];
  readonly deductions: readonly Name[];
}

type Shared = keyof typeof period | keyof typeof employment | keyof typeof otherPay | ExtraName;
type ExtraName = (typeof extraHoursGroups)[number]['fields'][number] | 'ima_preko';

/** The form of a wage: first what every wage needs, then what happens, folded while it is empty. */
export const wageGroups = <const Name extends string>(
  { plata, poreska }: WageWords,
  own: OwnFields<Name>,
): readonly Group<Name | Shared>[] => [
  { title: 'Period', fields: ['mjesec', 'godina'] },
  { title: upperFirst(plata), fields: [...own.beside, 'staz'], holdsBasis: true },
  folded('Radno vrijeme i zaposlenje', ['sati_dnevno', 'zaposlen_od', 'zaposlen_do', ...own.work]),
  folded('Odsustva i bolovanje', own.absence),
  { title: 'Dodatni sati', fields: ['ima_preko'] },
  ...extraHoursGroups,
  folded(`${poreska} kartica`, own.card),
  ...(own.meal.length > 0 ? [folded('Topli obrok i dnevnice', own.meal)] : []),
  folded('Druga primanja', ['stimulacija', 'neoporezivo']),
  folded('Obustave', ['obustave', ...own.deductions]),
];

const folded = <Name extends string>(title: string, fields: readonly Name[]): Group<Name> => ({
  title,
  fields,
  folded: true,
});

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

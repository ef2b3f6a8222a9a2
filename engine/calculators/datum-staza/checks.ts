import { dayOf, type Period } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import type { Issue, IssueCode } from '../../core/issue.ts';
import type { tenureFields } from './fields.ts';

const [FIRST, LAST] = [dayOf(1900, 1, 1), dayOf(2100, 12, 31)];

const inverted = (period: Period): boolean => period.do < period.od;
const outside = (period: Period): boolean => period.od < FIRST || period.do > LAST;

const issue = (polje: string, kod: IssueCode, poruka: string): Issue => ({ polje, kod, poruka });

const tooFar = (polje: string): Issue =>
  issue(polje, 'raspon', 'Datumi moraju biti između 1. 1. 1900. i 31. 12. 2100.');

/** Every employment ends no earlier than it begins, within two centuries. */
export function tenureChecks({ start_date, end_date, periodi }: InputOf<typeof tenureFields>): Issue[] {
  const current = { od: start_date, do: end_date };
  const earlier = periodi ?? [];
  return [
    ...(inverted(current)
      ? [
          issue(
            'end_date',
            'redoslijed',
            'Zaposlenje ne može završiti prije nego što počne: ispravite datume.',
          ),
        ]
      : []),
    ...(outside(current) ? [tooFar(start_date < FIRST ? 'start_date' : 'end_date')] : []),
    ...earlier.flatMap((period, index) =>
      inverted(period)
        ? [issue('periodi', 'redoslijed', `${index + 1}. ranije zaposlenje završava prije nego što počinje.`)]
        : [],
    ),
    ...(earlier.some(outside) ? [tooFar('periodi')] : []),
  ];
}

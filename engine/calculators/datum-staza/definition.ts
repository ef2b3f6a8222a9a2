import { dayOf, type Period } from '../../core/days/day.ts';
import { define } from '../../core/define.ts';
import type { InputOf } from '../../core/field.ts';
import type { Issue, IssueCode } from '../../core/issue.ts';
import { tenureFields, tenureGroups } from './fields.ts';

export const definition = define({
  id: 'datum-staza',
  path: '/radni-staz/',
  title: 'Kalkulator radnog staža',
  description:
    'Ukupan radni staž u godinama, mjesecima i danima, s ranijim zaposlenjima, i dan kada se navršava sljedeća puna godina.',
  card: {
    title: 'Radni staž',
    description: 'Dužina staža i datum sljedeće pune godine',
    keywords: 'radni staž godine mjeseci dani datum minuli rad radna knjižica',
    sign: 'staz',
  },
  entity: 'bih',
  fields: tenureFields,
  bases: {},
  groups: tenureGroups,
  slip: () => import('./lines.ts'),
  checks: tenureChecks,
});

const [FIRST, LAST] = [dayOf(1900, 1, 1), dayOf(2100, 12, 31)];

const inverted = (period: Period): boolean => period.do < period.od;
const outside = (period: Period): boolean => period.od < FIRST || period.do > LAST;

const issue = (polje: string, kod: IssueCode, poruka: string): Issue => ({ polje, kod, poruka });

const tooFar = (polje: string): Issue =>
  issue(polje, 'raspon', 'Datumi moraju biti između 1. 1. 1900. i 31. 12. 2100.');

/** Every employment ends no earlier than it begins, within two centuries. */
function tenureChecks({ start_date, end_date, periodi }: InputOf<typeof tenureFields>): Issue[] {
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

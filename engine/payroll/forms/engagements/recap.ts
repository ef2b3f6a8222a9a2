import { byDay, monthCode, type YearMonth, yearOf } from '../../../core/days/day.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { amountFigure } from '../../../documents/figures.ts';
import { compact } from '../../../documents/identifiers/digits.ts';
import { type RecordColumn, type Sheet, tableSheet } from '../../../documents/sheet.ts';
import type { Engagement } from '../../staff/engagements/engagement.ts';
import { kindName, personName } from '../../staff/engagements/person.ts';
import type {
  EngagementFigures,
  EngagementPayout,
  SettledEngagement,
} from '../../staff/engagements/settled.ts';

/** The amounts of a recap, in their order. */
export const RECAP_FIGURES: readonly (readonly [keyof EngagementFigures | 'levies', string])[] = [
  ['gross', 'Bruto'],
  ['costs', 'Priznati troškovi'],
  ['withheld', 'Doprinosi iz naknade'],
  ['tax', 'Porez'],
  ['net', 'Neto'],
  ['on', 'Doprinosi na teret isplatioca'],
  ['levies', 'Posebne naknade'],
  ['cost', 'Ukupan trošak'],
];

/** One amount of a recap. */
export const recapAmount = (
  { figures }: Pick<SettledEngagement, 'figures'>,
  name: keyof EngagementFigures | 'levies',
): Feninga => (name === 'levies' ? figures.water + figures.disaster : figures[name]);

type Row = SettledEngagement;

const amounts: readonly RecordColumn<Row>[] = RECAP_FIGURES.map(([name, title]) => ({
  title,
  width: 16,
  cell: (row) => amountFigure(recapAmount(row, name)),
  total: (rows) => amountFigure(sumOf(rows, (row) => recapAmount(row, name))),
}));

const COLUMNS: readonly RecordColumn<Row>[] = [
  {
    title: 'Primalac',
    width: 28,
    cell: ({ engagement }) => personName(engagement),
    total: () => 'UKUPNO',
  },
  { title: 'JMBG', width: 16, cell: ({ engagement }) => engagement.jmbg },
  { title: 'Osnov', width: 30, cell: ({ engagement }) => kindName(engagement.kind) },
  { title: 'Predmet', width: 30, cell: ({ engagement }) => engagement.subject },
  { title: 'Period', width: 10, cell: ({ terms }) => monthCode(terms) },
  { title: 'Dan isplate', width: 14, cell: ({ terms }) => formatDay(terms.day) },
  ...amounts,
];

/** The payouts of a month in one table. */
export const recapSheetOf = (month: YearMonth, payouts: readonly SettledEngagement[]): Sheet =>
  tableSheet(`Ugovori ${month.month}-${month.year}`, COLUMNS, payouts);

/** All payouts to one person in a year. */
export interface PersonYear {
  /** The newest contract names the person. */
  readonly person: Engagement;
  readonly payouts: readonly SettledEngagement[];
}

const personKey = ({ jmbg, id }: Engagement): string => compact(jmbg) || id;

/** The closed payouts of a year by person: a year is that of payment. */
export function personYears(payouts: readonly EngagementPayout[], year: number): readonly PersonYear[] {
  const people = new Map<string, SettledEngagement[]>();
  const paid = payouts
    .flatMap(({ closed }) => (closed && yearOf(closed.settled.terms.day) === year ? [closed.settled] : []))
    .toSorted((one, other) => byDay(one.terms.day, other.terms.day));
  for (const settled of paid) {
    const key = personKey(settled.engagement);
    people.set(key, [...(people.get(key) ?? []), settled]);
  }
  return [...people.values()].flatMap((all) => {
    const person = all.at(-1)?.engagement;
    return person ? [{ person, payouts: all }] : [];
  });
}

const YEAR_COLUMNS: readonly RecordColumn<PersonYear>[] = [
  { title: 'Primalac', width: 28, cell: ({ person }) => personName(person), total: () => 'UKUPNO' },
  { title: 'JMBG', width: 16, cell: ({ person }) => person.jmbg },
  { title: 'Isplata', width: 10, cell: ({ payouts }) => String(payouts.length) },
  ...RECAP_FIGURES.map(
    ([name, title]): RecordColumn<PersonYear> => ({
      title,
      width: 16,
      cell: ({ payouts }) => amountFigure(sumOf(payouts, (one) => recapAmount(one, name))),
      total: (all) =>
        amountFigure(sumOf(all, ({ payouts }) => sumOf(payouts, (one) => recapAmount(one, name)))),
    }),
  ),
];

/** A year by person, and all its payouts. */
export const yearSheetsOf = (year: number, people: readonly PersonYear[]): readonly Sheet[] => [
  tableSheet(`Ugovori ${year}`, YEAR_COLUMNS, people),
  tableSheet(
    'Isplate',
    COLUMNS,
    people.flatMap(({ payouts }) => payouts),
  ),
];

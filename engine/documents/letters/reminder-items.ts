import { addDays, byDay, type Day, isDay } from '../../core/days/day.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { daysLate, isPreset, type RateFrom, ratesOf } from '../../rules/interest.ts';
import { interestOverTime } from '../../rules/interest-over-time.ts';
import type { Cell, Table, Total } from '../blocks.ts';
import { figures, shortText, words } from '../blocks.ts';
import { currencyName } from '../currency.ts';
import { amountFigure, moneyFigure } from '../figures.ts';
import { BLANK, givenDay } from '../typed-text.ts';
import { balanceOf, leftOf, type OpenItem } from './open-items.ts';

/** The content of a reminder: documents, and the law of their interest, if any. */
interface Due {
  readonly items: readonly OpenItem[];
  readonly interest: string;
  readonly currency: string;
}

/** Excludes documents that are not due or already paid; incomplete rows print their blanks. */
export const isClaimed = (item: OpenItem, day: Day): boolean =>
  !(isDay(item.due) && item.due >= day) && (item.amount === null || balanceOf(item) > 0);

/** Interest of one document up to the day of the letter; zero without a law, a day or a delay. */
export function interestOf(item: OpenItem, { interest }: Pick<Due, 'interest'>, until: Day): Feninga {
  if (!isPreset(interest) || !isDay(item.due) || daysLate(item.due, until) === 0) return 0;
  const debt = { principal: leftOf(item), due: item.due, until, payments: [], interestFirst: true };
  return interestOverTime({ ...debt, rates: ratesOf(interest) }).interest;
}

/** The rates of the interest of these documents, oldest first; none without interest. */
export function ratesUsed(due: Due, until: Day): readonly RateFrom[] {
  if (!isPreset(due.interest)) return [];
  const late = due.items
    .filter((item) => interestOf(item, due, until) > 0)
    .map((item) => addDays(item.due, 1));
  const [first] = late.sort(byDay);
  if (first === undefined) return [];
  return ratesOf(due.interest).filter(
    ({ from }, at, all) => from <= until && (all[at + 1]?.from ?? LATER_THAN_ANY) > first,
  );
}

const LATER_THAN_ANY: Day = '9999-12-31';

/** The due documents, each with its delay up to the letter, its interest and its remainder. */
export function itemTable(due: Due, day: Day): Table {
  const { items, currency } = due;
  const withInterest = isPreset(due.interest);
  const late = (item: OpenItem): Cell => (isDay(item.due) ? String(daysLate(item.due, day)) : '');
  const interest = (item: OpenItem): Feninga => interestOf(item, due, day);
  return {
    kind: 'table',
    caption: 'Dospjele obaveze',
    columns: [
      words('Dokument'),
      shortText('Rok'),
      figures('Dana kašnjenja'),
      ...(withInterest ? [figures('Kamata')] : []),
      figures(`Dug ${currencyName(currency)}`),
    ],
    rows: items.map((item) => [
      item.document || BLANK,
      givenDay(item.due),
      late(item),
      ...(withInterest ? [amountFigure(interest(item))] : []),
      amountFigure(leftOf(item)),
    ]),
    totals: totalsOf(due, withInterest ? interest : undefined),
  };
}

/** Without interest the total is the debt. */
function totalsOf({ items, currency }: Due, interest?: (item: OpenItem) => Feninga): readonly Total[] {
  const money = (amount: Feninga) => moneyFigure(amount, currency);
  const principal = sumOf(items, leftOf);
  if (!interest) return [{ label: 'Ukupno', figure: money(principal), strong: true }];
  const all = sumOf(items, interest);
  return [
    { label: 'Dug', figure: money(principal), strong: false },
    { label: 'Kamata', figure: money(all), strong: false },
    { label: 'Ukupno', figure: money(principal + all), strong: true },
  ];
}

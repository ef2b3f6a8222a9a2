import { addDays, byDay, type Day, isDay } from '@obracun/engine/core/days/day.ts';
import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { interestKnownUntil, isPreset, ratesOf } from '@obracun/engine/rules/interest.ts';
import {
  type Debt,
  interestOverTime,
  type Outstanding,
  type PartPayment,
} from '@obracun/engine/rules/interest-over-time.ts';
import * as z from 'zod/mini';
import type { Entered } from '../../fields/parsing/entered.ts';
import { jsonIn } from '../../storage/device-storage.ts';
import type { Numbers } from '../tool/read-numbers.ts';

/** The result of a debt, or the reason why it cannot be calculated; undefined while a field is missing. */
export interface DebtRead {
  readonly debt?: Debt;
  readonly outstanding?: Outstanding;
  readonly refusal?: string;
  /** Warnings of a calculated result. */
  readonly doubts?: readonly string[];
}

/** Computes the form with the list of payments. */
export function readDebt(
  { propis = '', rok: due = '', do: until = '', prvo_kamata = 'da' }: Entered,
  { glavnica: principal = 0 }: Numbers,
  payments: readonly PartPayment[],
  today: Day,
): DebtRead {
  const last = until.trim() === '' ? today : until;
  if (!isPreset(propis) || !isDay(due) || !isDay(last) || principal === 0) return {};
  if (due >= last) return { refusal: 'Rok još nije prošao na dan obračuna: kamate nema.' };
  const rates = ratesOf(propis);
  const [first] = rates;
  if (first && first.from > addDays(due, 1)) return { refusal: unknownBefore(first.from) };
  const sorted = [...payments].sort((a, b) => byDay(a.day, b.day));
  const debt = { principal, due, until: last, rates, payments: sorted, interestFirst: prvo_kamata !== 'ne' };
  return { debt, outstanding: interestOverTime(debt), doubts: doubtsAbout(debt) };
}

const doubtsAbout = (debt: Debt): readonly string[] => [
  ...(debt.until > interestKnownUntil ? [CHECKED_UNTIL] : []),
  ...paidLater(debt),
];

const CHECKED_UNTIL = `Propisi su provjereni do ${formatDay(interestKnownUntil)}: provjerite važi li ista stopa i poslije.`;

/** A payment is still in the list, so a warning says that it reduced nothing. */
function paidLater({ until, payments }: Debt): readonly string[] {
  const later = payments.filter(({ day }) => day > until);
  if (later.length === 0) return [];
  const list = later.map(({ day, amount }) => `${formatDay(day)} ${formatMoney(amount)}`).join('; ');
  return [`Uplate poslije dana obračuna, ${formatDay(until)}, nisu uračunate: ${list}.`];
}

/** A later due day gives the known period; an earlier part can be computed with a custom rate on the other page. */
const unknownBefore = (first: Day): string =>
  `Po tom propisu stopu znamo tek od ${formatDay(first)}, a kašnjenje počinje ranije: ovdje upišite rok ${formatDay(addDays(first, -1))}, a dane prije toga izračunajte sa svojom stopom u kalkulatoru kamate.`;

/** More payments than any debt has. */
export const MOST_PAYMENTS = 200;

const paymentSchema = z.strictObject({
  day: z.string().check(z.refine(isDay)),
  amount: z.int().check(z.gte(1)),
});
const listSchema = z.array(paymentSchema).check(z.maxLength(MOST_PAYMENTS));

/** The payments in a text; none for anything else. */
export function readPayments(text: string | null): readonly PartPayment[] {
  const result = z.safeParse(listSchema, jsonIn(text));
  return result.success ? result.data : [];
}

import { addMonths, type Day, firstDayOf, isDay, yearOf } from '../../../core/days/day.ts';
import type { AnyParameter } from '../../../core/law.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import { porez_na_platu as bd } from '../../../law/bd/income-tax.ts';
import { porez_na_platu as fbih } from '../../../law/fbih/income-tax.ts';
import { porez_na_platu as rs } from '../../../law/rs/income-tax.ts';
import type { PayrollMonth } from '../../model/month.ts';
import type { Payout } from '../../model/payout.ts';
import { isFormKind } from '../../model/payout.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { addsPay } from './month-payouts.ts';

type Paid = Pick<PayrollMonth, 'year' | 'month' | 'payday' | 'payouts'>;

/** The reason why a payout cannot be added as it is; undefined when it can. */
export function payoutProblem(month: Paid, id: string, payout: Payout): string | undefined {
  const { kind, day, workers, amount, share, formKind } = payout;
  if (!isDay(day)) return 'Upišite dan isplate, npr. 15. 10. 2026.';
  if (workers?.length === 0) return 'Izaberite bar jednog radnika.';
  if (amount === 0 || share === 0) return 'Upišite iznos veći od nule.';
  if (kind === 'holidayBonus' && amount === undefined) return 'Upišite iznos regresa.';
  if (formKind !== undefined && !isFormKind(formKind))
    return 'Vrsta isplate za obrasce ima jednu ili dvije cifre.';
  if (kind === 'advance' && day >= month.payday)
    return `Akontacija se isplaćuje prije dana isplate mjeseca, ${formatDay(month.payday)}: upišite raniji dan.`;
  return twiceProblem(month, id, payout);
}

/** A second payout of a kind that there is once for a worker. */
function twiceProblem({ payouts = {} }: Paid, id: string, payout: Payout): string | undefined {
  const others = Object.entries(payouts).filter(([other, one]) => other !== id && isForSame(one, payout));
  const isTwice = (is: (one: Payout) => boolean): boolean => is(payout) && others.some(([, one]) => is(one));
  if (isTwice(({ kind }) => kind === 'contributions'))
    return 'Doprinosi se već uplaćuju drugom isplatom: za istog radnika dovoljna je jedna.';
  if (isTwice((one) => one.kind === 'pay' && isWithoutAmount(one)))
    return 'Cijeli ostatak već isplaćuje druga isplata: upišite iznos ili procenat.';
  if (isTwice((one) => one.kind === 'advance' && isWithoutAmount(one)))
    return 'Kolonu „Akontacija (avans)“ već isplaćuje druga isplata: upišite iznos ili procenat.';
  if (isTwice((one) => addsPay(one) && isWithoutAmount(one)))
    return 'Kolonu „Stimulacija i drugo oporezivo“ već isplaćuje druga isplata: upišite iznos ili procenat.';
  return undefined;
}

const isWithoutAmount = ({ amount, share }: Payout): boolean => amount === undefined && share === undefined;

const isForSame = (one: Payout, other: Payout): boolean =>
  one.workers?.some((id) => other.workers?.includes(id) ?? true) ?? other.workers?.length !== 0;

/** Months after its own in which a wage is still usually paid. */
const USUAL_MONTHS = 12;

/** What is unusual about a day of payout; a payout on it is allowed. */
export function dayDoubts(month: Paid, day: Day): readonly string[] {
  const first = firstDayOf(month);
  if (day < first)
    return [`Dan ${formatDay(day)} je prije početka mjeseca koji se isplaćuje: provjerite ga.`];
  return day > addMonths(first, USUAL_MONTHS + 1)
    ? [`Dan ${formatDay(day)} je više od godinu dana poslije mjeseca koji se isplaćuje: provjerite ga.`]
    : [];
}

/** Doubts about the days of all payouts of a month, and an advance that the payday has passed. */
export const daysDoubts = (month: Paid): readonly string[] => [
  ...new Set([
    ...dayDoubts(month, month.payday),
    ...Object.values(month.payouts ?? {}).flatMap(({ day }) => dayDoubts(month, day)),
    ...Object.values(month.payouts ?? {}).flatMap(({ kind, day }) =>
      kind === 'advance' && day > month.payday
        ? [
            `Akontacija ${formatDay(day)} je poslije dana isplate mjeseca, ${formatDay(month.payday)}: ispravite jedan od tih dana.`,
          ]
        : [],
    ),
  ]),
];

const TAX: Readonly<Record<PayrollEntity, AnyParameter>> = { fbih, rs, bd };

/** What another day of a payout means for tax, which follows the payout: amounts stay as they were calculated. */
export function movedDayNotes(entity: PayrollEntity, from: Day, to: Day): readonly string[] {
  const [after, until] = from < to ? [from, to] : [to, from];
  const change = TAX[entity].promjene.find(({ od }) => od > after && od <= until);
  if (change)
    return [
      `Između ${formatDay(from)} i ${formatDay(to)} promijenio se porez na dohodak (od ${formatDay(change.od)}). Iznosi ostaju isti: provjerite treba li mjesec otvoriti i ispraviti.`,
    ];
  return yearOf(from) === yearOf(to)
    ? []
    : [`Isplata prelazi u ${yearOf(to)}. godinu, pa i u njene godišnje obrasce. Iznosi ostaju isti.`];
}

import { formatDay } from '../../../core/numbers/format.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import { MAIN_PAYOUT } from '../../model/payout.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import { addsPay, isPaidOften, payoutsOf } from '../../month/payouts/month-payouts.ts';
import type { HeadRow } from '../filing.ts';
import { isWithoutPay } from '../without-pay.ts';

/** A return of tax and contributions together: the only one of a month that is paid once. */
const BOTH: HeadRow = { row: '13', label: 'Prijava poreza i doprinosa', value: 'da', isOurs: true };

const STATES = [
  { row: '14.1', label: 'Doprinosi na isplaćenu platu' },
  { row: '14.2', label: 'Doprinosi na djelimično isplaćenu platu' },
  { row: '14.3', label: 'Doprinosi na neisplaćenu platu' },
] as const;

/** Row 14.3. */
const UNPAID = 2;

/**
 * Rows 12–14: what is returned, and how much of the pay was paid by then; in a month that is paid once 13, and 14.3 for workers without
 * pay.
 */
export function paidRows({ month }: SettledMonth, wages: readonly SettledWage[]): readonly HeadRow[] {
  const hasUnpaid = wages.some(isWithoutPay);
  if (!isPaidOften(month))
    return [
      ...(wages.length === 0 || !wages.every(isWithoutPay) ? [BOTH] : []),
      ...(hasUnpaid ? [{ ...STATES[UNPAID], value: 'da', isOurs: true } as const] : []),
    ];
  const own = payoutsOf(month).filter((payout) => !addsPay(payout));
  const early = own.find(({ kind }) => kind === 'contributions');
  const day = early?.day ?? month.payday;
  const until = new Set(own.filter((payout) => payout.day <= day).map(({ id }) => id));
  const paidIn = (ids: ReadonlySet<string>): number =>
    sumOf(wages, ({ parts, payout }) =>
      parts
        ? sumOf(
            parts.filter((part) => ids.has(part.payout)),
            ({ paid }) => paid,
          )
        : ids.has(MAIN_PAYOUT)
          ? payout
          : 0,
    );
  const [paid, all] = [paidIn(until), paidIn(new Set(own.map(({ id }) => id)))];
  const state = paid >= all ? 0 : paid > 0 ? 1 : UNPAID;
  const isSo = (at: number) => at === state || (at === UNPAID && hasUnpaid);
  const isApart = early !== undefined && !early.isTaxed;
  return [
    ...(isApart
      ? [
          { row: '12', label: 'Prijava poreza', value: 'uz isplatu plate', isOurs: true } as const,
          { ...BOTH, value: '' },
        ]
      : [BOTH]),
    ...STATES.map(
      ({ row, label }, at): HeadRow => ({
        row,
        label,
        value: isSo(at) ? 'da' : '',
        ...(isSo(at) && { isOurs: true }),
      }),
    ),
  ];
}

/** What the rows cannot say about several payouts. */
export function paidNotes({ month }: SettledMonth): readonly string[] {
  if (!isPaidOften(month)) return [];
  const days = payoutsOf(month).map(({ day }) => formatDay(day));
  const early = payoutsOf(month).find(({ kind, isTaxed }) => kind === 'contributions' && !isTaxed);
  return [
    `Mjesec je isplaćen u više dana (${days.join(', ')}). DL1 i red 11 su za cijeli mjesec.`,
    ...(early
      ? [
          `Doprinosi su uplaćeni ${formatDay(early.day)} prije plate. Prijavite ih redom 14, a porez redom 12 kad se plata isplati, u dvije prijave.`,
        ]
      : []),
  ];
}

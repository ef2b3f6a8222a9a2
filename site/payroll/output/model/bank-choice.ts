import { bankFiles, type NamedBankFile } from '@obracun/engine/payroll/bank/bank-files.ts';
import { FORMAT_NAMES, type FormatName, suggestedFormat } from '@obracun/engine/payroll/bank/formats.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { payoutMark, payoutsOf } from '@obracun/engine/payroll/payouts/month-payouts.ts';
import { useMemo } from 'react';
import { type Setting, setting } from '../../../storage/setting.ts';
import type { Output } from './output.ts';

/** The bank format of a firm: the last chosen one, else the one suggested by its account. */
export function bankFormatOf({ id, account }: Pick<Firm, 'id' | 'account'>): Setting<FormatName> {
  const first = suggestedFormat(account) ?? 'tkdis-halcom';
  return setting<FormatName>(`plate.format.${id}`, [first, ...FORMAT_NAMES.filter((name) => name !== first)]);
}

/** The same, for the same firm and account. */
export const useBankFormat = ({ id, account }: Firm): Setting<FormatName> =>
  useMemo(() => bankFormatOf({ id, account }), [id, account]);

type Ordered = Pick<Output, 'settled' | 'ordered' | 'today'>;

/** The orders of a month as files of its bank, apart for each payout: a bank pays a file on one day. */
export const filesOfBank = (format: FormatName, output: Ordered): readonly NamedBankFile[] =>
  payoutOrders(output).flatMap(({ mark, orders }) =>
    bankFiles(format, orders, {
      address: output.settled.firm.address,
      year: output.settled.month.year,
      month: output.settled.month.month,
      today: output.today,
    }).map(({ name, file }) => ({ name: `${mark}${name}`, file })),
  );

function payoutOrders({ settled, ordered: { orders } }: Ordered) {
  const paid = payoutsOf(settled.month).map((payout) => ({
    mark: `${payoutMark(payout)}_`,
    orders: orders.filter((order) => order.payout === payout.id),
  }));
  return orders.every(({ payout }) => payout === undefined)
    ? [{ mark: '', orders }]
    : paid.filter((one) => one.orders.length > 0);
}

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

/** The orders a bank file is made of. */
export interface BankOrders extends Pick<Output, 'ordered' | 'today'> {
  readonly settled: Pick<Output['settled'], 'firm' | 'month'>;
}

/**
 * The orders of a month as files of its bank, apart for each payout: a bank pays a file on one day. While a later payout is ahead, one
 * that has passed is left out where the bank takes no earlier day.
 */
export function filesOfBank(format: FormatName, output: BankOrders): readonly NamedBankFile[] {
  const { settled, today } = output;
  const { year, month } = settled.month;
  const made = payoutOrders(output).map(({ mark, day, orders }) => ({
    day,
    files: bankFiles(format, orders, { address: settled.firm.address, year, month, today }).map(
      ({ name, file }) => ({ name: name.replace(/(?=\.txt$)/, mark), file }),
    ),
  }));
  const isAhead = made.some(({ day }) => day >= today);
  return made
    .filter(({ day, files }) => !isAhead || day >= today || files.every(({ file }) => file.bytes))
    .flatMap(({ files }) => files);
}

function payoutOrders({ settled, ordered: { orders } }: BankOrders) {
  const { month } = settled;
  if (orders.every(({ payout }) => payout === undefined)) return [{ mark: '', day: month.payday, orders }];
  return payoutsOf(month)
    .map((payout) => ({
      mark: `_${payoutMark(payout)}`,
      day: payout.day,
      orders: orders.filter((order) => order.payout === payout.id),
    }))
    .filter((one) => one.orders.length > 0);
}

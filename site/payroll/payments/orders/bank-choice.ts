import { compact } from '@obracun/engine/documents/identifiers/digits.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { payoutReference, payoutsOf } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import { bankFiles, type NamedBankFile } from '@obracun/engine/payroll/payments/bank/bank-files.ts';
import {
  FORMAT_NAMES,
  FORMATS,
  type FormatName,
  suggestedFormat,
} from '@obracun/engine/payroll/payments/bank/formats.ts';
import { useMemo } from 'react';
import { type Setting, setting } from '../../../storage/setting.ts';
import type { Output } from '../../month/output/output.ts';

type Payer = Pick<Firm, 'id' | 'account'>;

const settings = new Map<string, Setting<FormatName>>();

/** The bank format of an account of a firm: the last chosen one, else the one suggested by the account. */
export function bankFormatOf({ id, account: first }: Payer, account = first): Setting<FormatName> {
  const key =
    account === first ? (`plate.format.${id}` as const) : (`plate.format.${id}.${account}` as const);
  const ofKey = `${key} ${account}`;
  const known = settings.get(ofKey);
  if (known) return known;
  const suggested = suggestedFormat(account) ?? 'tkdis-halcom';
  const made = setting<FormatName>(key, [suggested, ...FORMAT_NAMES.filter((name) => name !== suggested)]);
  settings.set(ofKey, made);
  return made;
}

/** The same, for the same firm and account. */
export const useBankFormat = ({ id, account }: Payer, of = account): Setting<FormatName> =>
  useMemo(() => bankFormatOf({ id, account }, of), [id, account, of]);

/** The orders a bank file is made of. */
export interface BankOrders extends Pick<Output, 'ordered' | 'today'> {
  readonly settled: Pick<Output['settled'], 'firm' | 'month'>;
}

/** The orders of one account of the payer. */
interface OfAccount<T extends BankOrders> {
  /** Empty while the firm has none. */
  readonly account: string;
  readonly output: T;
}

/** The orders of a month by the account they are paid from, the usual one first; one account without orders. */
export function byPayerAccount<T extends BankOrders>(output: T): readonly OfAccount<T>[] {
  const { orders } = output.ordered;
  const usual = compact(output.settled.firm.account);
  const all = [...new Set(orders.map(({ payerAccount }) => payerAccount))];
  const accounts = all.length === 0 ? [usual] : all.toSorted((one) => (one === usual ? -1 : 0));
  return accounts.map((account) => ({
    account,
    output: {
      ...output,
      ordered: {
        ...output.ordered,
        orders: orders.filter(({ payerAccount }) => payerAccount === account),
      },
    },
  }));
}

/** The last digits of an account, to tell the files of several apart. */
const LAST_DIGITS = 4;

/** The files of all accounts, each in the format of its bank. */
export function filesOfBanks(
  output: BankOrders,
  formatOf: (account: string) => FormatName,
): readonly NamedBankFile[] {
  const accounts = byPayerAccount(output);
  return accounts.flatMap(({ account, output: own }) =>
    filesOfBank(formatOf(account), own).map(({ name, file }) => ({
      name: accounts.length > 1 ? marked(name, `_racun-${account.slice(-LAST_DIGITS)}`) : name,
      file,
    })),
  );
}

const marked = (name: string, mark: string): string => name.replace(/(?=\.txt$)/, mark);

/**
 * The orders of one account as files of its bank, apart for each payout, and for each day where the bank pays a file on one day. While a
 * later day is ahead, one that has passed is left out where the bank takes no earlier day.
 */
export function filesOfBank(format: FormatName, output: BankOrders): readonly NamedBankFile[] {
  const { settled, today } = output;
  const { year, month } = settled.month;
  const made = batchesOf(format, output).map(({ mark, day, orders }) => ({
    day,
    files: bankFiles(format, orders, { address: settled.firm.address, year, month, today }).map(
      ({ name, file }) => ({ name: marked(name, mark), file }),
    ),
  }));
  const isAhead = made.some(({ day }) => day >= today);
  return made
    .filter(({ day, files }) => !isAhead || day >= today || files.every(({ file }) => file.bytes))
    .flatMap(({ files }) => files);
}

interface Batch {
  readonly mark: string;
  readonly day: string;
  readonly orders: readonly PaymentOrder[];
}

function batchesOf(format: FormatName, output: BankOrders): readonly Batch[] {
  const batches = payoutBatches(output);
  return FORMATS[format].isOfOneDay ? batches.flatMap(byDay) : batches;
}

/** A file for each value date; only then is the day in its name. */
function byDay(batch: Batch): readonly Batch[] {
  const days = [...new Set(batch.orders.map(({ day }) => day))].toSorted();
  if (days.length <= 1) return [{ ...batch, day: days[0] ?? batch.day }];
  return days.map((day) => ({
    mark: `${batch.mark}_${day}`,
    day,
    orders: batch.orders.filter((order) => order.day === day),
  }));
}

function payoutBatches({ settled, ordered: { orders } }: BankOrders): readonly Batch[] {
  const { month } = settled;
  const last = (own: readonly PaymentOrder[], usual: string): string =>
    own
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? usual;
  if (orders.every(({ payout }) => payout === undefined))
    return [{ mark: '', day: last(orders, month.payday), orders }];
  return payoutsOf(month)
    .map((payout) => {
      const own = orders.filter((order) => order.payout === payout.id);
      return { mark: `_${payoutReference(payout)}`, day: last(own, payout.day), orders: own };
    })
    .filter((one) => one.orders.length > 0);
}

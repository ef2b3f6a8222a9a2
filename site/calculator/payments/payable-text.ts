import { formatMonthOf } from '@obracun/engine/core/numbers/format.ts';
import { commaAmount } from '@obracun/engine/core/numbers/units.ts';
import { MUNICIPALITY_TEXT } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { AccountSource } from '@obracun/engine/payroll/model/order.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Payable } from '@obracun/engine/payroll/payments/orders/payables.ts';
import { asRead } from '../../storage/as-read.ts';
import { tsvOf } from '../../xlsx/tsv.ts';

/** `Račun viđen 09/2025.` */
export const seenWritten = ({ seen }: AccountSource): string =>
  seen === null ? 'Nije poznato kada je račun viđen.' : `Račun ${seenIn(seen)}.`;

/** The columns of orders in every format. */
export const headingsOf = (entity: PayrollEntity): readonly string[] => [
  'Svrha',
  'Primalac',
  'Račun',
  'Vrsta prihoda',
  MUNICIPALITY_TEXT[entity],
  'Budžetska organizacija',
  'Poziv na broj',
  'Iznos',
];

/** The columns of one order without its amount, which is the last. */
export const textsOf = ({
  purpose,
  recipient,
  account,
  code = '',
  municipality = '',
  budgetOrg = '',
  reference = '',
}: Payable): readonly string[] => [
  asRead(purpose),
  asRead(recipient),
  account ? accountWritten(account) : '',
  code,
  municipality,
  budgetOrg,
  reference,
];

/** Tab-separated rows for spreadsheets; numbers that begin with a zero stay text. */
export const payableText = (entity: PayrollEntity, rows: readonly Payable[]): string =>
  tsvOf([headingsOf(entity).map(asRead), ...rows.map((row) => [...textsOf(row), commaAmount(row.amount)])]);

/** `102-050-00001066-98`, as orders print an account: groups of 3, 3, 8 and 2 digits. */
export const accountWritten = (account: string, between = '-'): string =>
  account.replace(/^(\d{3})(\d{3})(\d{8})(\d{2})$/, ['$1', '$2', '$3', '$4'].join(between));

/** `viđen 09/2025`, for an account seen in that month. */
export const seenIn = (month: string): string => `viđen ${formatMonthOf(month)}`;

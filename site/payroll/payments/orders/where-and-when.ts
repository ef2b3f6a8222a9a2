import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { codesOf } from './codes-of.ts';

/** The account, day and codes of an order in one line. */
export const whereAndWhen = ({ payeeAccount, day, revenue }: PaymentOrder): string =>
  [payeeAccount, formatDay(day), revenue && codesOf(revenue)].filter(Boolean).join(' · ');

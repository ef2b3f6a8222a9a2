import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';

/** Who pays, as an order on paper says it. */
export const payerWords = ({ address, phone }: Firm, { payer, payerPlace }: PaymentOrder): string =>
  [payer, address, payerPlace, phone].filter(Boolean).join(', ');

/** Who is paid. */
export const payeeWords = ({ payee, payeePlace }: PaymentOrder): string =>
  [payee, payeePlace].filter(Boolean).join(', ');

/** `3389990000000106` in its groups of 3, 3, 8 and 2 digits. */
export const grouped = (account: string, between: string): string =>
  account.replace(/^(\d{3})(\d{3})(\d{8})(\d{2})$/, ['$1', '$2', '$3', '$4'].join(between));

import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';

/** The payer on a printed order. */
export const payerText = ({ address, phone }: Firm, { payer, payerPlace }: PaymentOrder): string =>
  [payer, address, payerPlace, phone].filter(Boolean).join(', ');

/** The payee. */
export const payeeText = ({ payee, payeePlace }: PaymentOrder): string =>
  [payee, payeePlace].filter(Boolean).join(', ');

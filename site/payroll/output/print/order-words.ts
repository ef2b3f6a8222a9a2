import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';

/** Who pays, as an order on paper says it. */
export const payerWords = ({ address, phone }: Firm, { payer, payerPlace }: PaymentOrder): string =>
  [payer, address, payerPlace, phone].filter(Boolean).join(', ');

/** Who is paid. */
export const payeeWords = ({ payee, payeePlace }: PaymentOrder): string =>
  [payee, payeePlace].filter(Boolean).join(', ');

import type { AccountSource } from '@obracun/engine/payroll/model/order.ts';
import { seenIn } from '../../../calculator/payments/payable-text.ts';

/** When the account of an order was last seen, as `račun viđen 08/2026`. */
export const seenText = ({ seen }: AccountSource): string =>
  seen ? `račun ${seenIn(seen)}` : 'izvor računa';

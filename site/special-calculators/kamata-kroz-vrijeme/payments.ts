import { isDay } from '@obracun/engine/core/days/day.ts';
import type { PartPayment } from '@obracun/engine/rules/interest-over-time.ts';
import * as z from 'zod/mini';
import { jsonIn } from '../../storage/device-storage.ts';

/** More payments than any debt has. */
export const MOST_PAYMENTS = 200;

const paymentSchema = z.strictObject({
  day: z.string().check(z.refine(isDay)),
  amount: z.int().check(z.gte(1)),
});
const listSchema = z.array(paymentSchema).check(z.maxLength(MOST_PAYMENTS));

/** The payments in a text; none for anything else. */
export function readPayments(text: string | null): readonly PartPayment[] {
  const result = z.safeParse(listSchema, jsonIn(text));
  return result.success ? result.data : [];
}

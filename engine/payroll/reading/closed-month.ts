import * as z from 'zod/mini';
import { readKept } from '../../documents/read-kept.ts';
import type { ClosedMonth } from '../model/closed-month.ts';
import type { SettledMonth } from '../model/wage.ts';
import { firmWithBareNumbers, withBareNumbers } from './bare-numbers.ts';
import { firmSchema } from './firm.ts';
import { monthSchema } from './month.ts';
import { orderSchema, skippedSchema } from './order.ts';
import { amount, day, type Every, maybe, month, part, text, year } from './parts.ts';
import { wageSchema } from './wage.ts';

const repaid = z.record(text, z.record(text, amount));

const closedSchema: z.ZodMiniType<ClosedMonth> = part({
  id: text,
  firm: text,
  year,
  month,
  closedOn: day,
  law: text,
  settled: part({ firm: firmSchema, month: monthSchema, wages: z.array(wageSchema) }),
  orders: z.array(orderSchema),
  skipped: z.array(skippedSchema),
  forms: z.array(part({ name: text, text })),
  papers: maybe(text),
  repaid,
} satisfies Every<ClosedMonth>);

/** By how much a closing lowered each debt, without the rest of it, which is large; nothing where it cannot be read. */
export const readRepaid = (value: unknown): Pick<ClosedMonth, 'repaid'> =>
  readKept(part({ repaid }), { repaid: {} }, value) ?? { repaid: {} };

/** What was kept or brought as a closed month, figure by figure as it was frozen; undefined when it is none. */
export function readClosedMonth(value: unknown): ClosedMonth | undefined {
  const before = { law: '', orders: [], skipped: [], forms: [], repaid: {} };
  const closed = readKept(closedSchema, before, value);
  return closed && { ...closed, settled: settledWithBareNumbers(closed.settled) };
}

const settledWithBareNumbers = (settled: SettledMonth): SettledMonth => ({
  ...settled,
  firm: firmWithBareNumbers(settled.firm),
  wages: settled.wages.map((one) => ({ ...one, worker: withBareNumbers(one.worker) })),
});

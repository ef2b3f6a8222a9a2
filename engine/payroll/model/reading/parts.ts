import * as z from 'zod/mini';
import { isDay } from '../../../core/days/day.ts';
import { FUND_PAYMENTS } from '../fund-payment.ts';
import { type MunicipalityKey, PAYROLL_ENTITIES } from '../place.ts';
import { RATE_NAMES, type RateName } from '../worker.ts';

/** Of any length: all typed text is read back. */
export const text = z.string();
export const day = z.string().check(z.refine(isDay));
/** Feninga, millionths, hundredths or a count: never negative. */
export const amount = z.int().check(z.minimum(0));
export const entity = z.enum(PAYROLL_ENTITIES);
export const fundPayment = z.enum(FUND_PAYMENTS);
export const year = z.int().check(z.minimum(1900), z.maximum(9999));
export const month = z.int().check(z.minimum(1), z.maximum(12));

/** Every property of a type: a new one without a schema is a compile error. */
export type Every<T> = Readonly<Record<keyof T, unknown>>;

/** Keeps properties added by a later version. */
export const part = z.looseObject;
export const maybe = z.exactOptional;

export const municipality: z.ZodMiniType<MunicipalityKey> = part({
  entity,
  code: z.nullable(text),
  name: text,
});

/** Percentages of a worker or a firm. */
export const ownRates = Object.fromEntries(RATE_NAMES.map((name) => [name, maybe(amount)])) as Record<
  RateName,
  z.ZodMiniExactOptional<typeof amount>
>;

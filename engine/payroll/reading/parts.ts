import * as z from 'zod/mini';
import { isDay } from '../../core/days/day.ts';
import { type MunicipalityKey, PAYROLL_ENTITIES } from '../model/place.ts';
import type { OwnRates } from '../model/worker.ts';

/** Of any length: whatever could be typed must be read back. */
export const text = z.string();
export const day = z.string().check(z.refine(isDay));
/** Feninga, millionths, hundredths or a count: never less than nothing. */
export const amount = z.int().check(z.minimum(0));
export const entity = z.enum(PAYROLL_ENTITIES);
export const year = z.int().check(z.minimum(1900), z.maximum(9999));
export const month = z.int().check(z.minimum(1), z.maximum(12));

/** Every property of a type: one added to it later does not compile until it is read here too. */
export type Every<T> = Readonly<Record<keyof T, unknown>>;

/** What stands inside keeps what a later version gave it besides. */
export const part = z.looseObject;
export const maybe = z.exactOptional;

export const municipality: z.ZodMiniType<MunicipalityKey> = part({
  entity,
  code: z.nullable(text),
  name: text,
});

/** Of a worker or a firm. */
export const ownRates = {
  seniority: maybe(amount),
  overtimeUplift: maybe(amount),
  nightUplift: maybe(amount),
  holidayUplift: maybe(amount),
  sickShare: maybe(amount),
} satisfies Every<OwnRates>;

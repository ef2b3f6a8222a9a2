import * as z from 'zod/mini';
import { isJsonObject } from '../core/json-object.ts';

/**
 * What a program kept or a file brings, read with `before` for what an earlier version did not keep yet; what a later one
 * kept besides goes along untouched. Undefined when it is nothing of the kind.
 */
export function readKept<T>(schema: z.ZodMiniType<T>, before: Partial<T>, value: unknown): T | undefined {
  if (!isJsonObject(value)) return undefined;
  const whole = { ...before, ...value };
  const { data } = z.safeParse(schema, whole);
  return data === undefined ? undefined : { ...whole, ...data };
}

import * as z from 'zod/mini';
import { isJsonObject } from '../core/json-object.ts';

/**
 * Parses a stored record or a file, with the defaults of `before` for fields an earlier version lacks; keeps unknown fields of a later
 * version. Undefined when it has another shape.
 */
export function readStored<T>(schema: z.ZodMiniType<T>, before: Partial<T>, value: unknown): T | undefined {
  if (!isJsonObject(value)) return undefined;
  const whole = { ...before, ...value };
  const { data } = z.safeParse(schema, whole);
  return data === undefined ? undefined : { ...whole, ...data };
}

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

export type ReadStored = typeof readStored;

/** Issues of a value that has the shape of its schema. */
const BOUNDS: readonly string[] = ['custom', 'too_small', 'too_big'];

/** The same for a record that is being typed: its values may be out of bounds, such as half of a day. */
export const readTyped: ReadStored = <T>(schema: z.ZodMiniType<T>, before: Partial<T>, value: unknown) => {
  if (!isJsonObject(value)) return undefined;
  const whole = { ...before, ...value };
  const { error } = z.safeParse(schema, whole);
  return (error?.issues.every(({ code }) => BOUNDS.includes(code)) ?? true) ? (whole as T) : undefined;
};

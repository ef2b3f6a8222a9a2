import type { Field } from '@obracun/engine/core/field.ts';
import { formatStored, scaleOf } from '@obracun/engine/core/numbers/units.ts';
import { schemaOf, splitMessage } from '@obracun/engine/core/schema.ts';
import * as z from 'zod/mini';
import { type HeldReading, toJson } from './entered.ts';

/** Parses the text of a number field by the rules of calls. */
export function readHeld(field: Field, text: string): HeldReading {
  const json = toJson(field, text);
  const { error } = z.safeParse(schemaOf(field), json);
  if (error) return { value: undefined, error: splitMessage(error.issues[0]?.message ?? '').poruka };
  return { value: typeof json === 'number' ? Math.round(json * scaleOf(field.kind)) : undefined };
}

/** The inverse: the text of a value. */
export function writeHeld(field: Field, value: number | undefined): string {
  if (value === undefined) return '';
  if (field.kind === 'cijeli') return String(value);
  return formatStored(field.kind, value);
}

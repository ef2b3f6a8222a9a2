import * as z from 'zod/mini';
import { isDay } from './days/day.ts';
import { type Field, type FieldKind, type Fields, isNumeric } from './field.ts';
import { ISSUE_CODES, type Issue, type IssueCode } from './issue.ts';
import { formatDecimal, formatMoney } from './numbers/format.ts';
import { LARGEST_AMOUNT } from './numbers/money.ts';
import { scaleOf } from './numbers/units.ts';

/** The maximum of a field whose definition sets none. */
const MOST: Partial<Record<FieldKind, number>> = {
  iznos: LARGEST_AMOUNT / 100,
  posto: 1000,
  sati: 744,
  dani: 31,
  cijeli: 9999,
  koeficijent: 20,
  periodi: 30,
};

const TOO_FINE: Partial<Record<FieldKind, string>> = {
  iznos: 'najviše dvije decimale',
  posto: 'najviše četiri decimale',
  sati: 'najviše dvije decimale',
  dani: 'najviše dvije decimale',
  cijeli: 'upišite cijeli broj',
  koeficijent: 'najviše šest decimala',
};

/** A message prefixed with its code; `splitMessage` separates them. zod carries text only. */
const coded = (code: IssueCode, message: string): string => `${code}|${message}`;

/** The code and the message that a schema reported; without a code it is `neispravno`. */
export function splitMessage(message: string): Omit<Issue, 'polje'> {
  const kod = ISSUE_CODES.find((code) => message.startsWith(`${code}|`));
  return kod ? { kod, poruka: message.slice(kod.length + 1) } : { kod: 'neispravno', poruka: message };
}

/** The only schema of a field: used by the form, the service and the OpenAPI document. */
export function schemaOf(field: Field): z.ZodMiniType {
  const schema = kindSchema(field);
  return field.required ? schema : z.nullish(schema);
}

type Shape = Record<string, z.ZodMiniType>;

/** The schema of a whole call. */
export const schemaOfAll = (fields: Fields): z.ZodMiniObject<Shape> =>
  z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])));

function kindSchema(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'da_ne':
      return z.boolean(wrong(field));
    case 'datum':
      return daySchema(field);
    case 'periodi':
      return periodsSchema(field);
    case 'izbor':
      return z.enum(
        Object.fromEntries((field.choices ?? []).map(({ value }) => [value, value])),
        wrong(field),
      );
    default:
      return numberSchema(field);
  }
}

const daySchema = (field: Field) =>
  z
    .string(wrong(field))
    .check(z.refine(isDay, coded('neispravno', field.invalid)), z.meta({ format: 'date' }));

function periodsSchema(field: Field): z.ZodMiniType {
  const most = field.max ?? MOST.periodi ?? 0;
  const period = z.strictObject({ od: daySchema(field), do: daySchema(field) }, wrong(field));
  return z
    .array(period, wrong(field))
    .check(z.maxLength(most, coded('raspon', `Može se upisati najviše ${most} perioda.`)));
}

/** The bounds of a number field, inclusive unless it is `exclusive`. */
export const boundsOf = ({ kind, min, max }: Field): { readonly least: number; readonly most: number } => ({
  least: min ?? 0,
  most: max ?? MOST[kind] ?? Number.MAX_SAFE_INTEGER,
});

function numberSchema(field: Field): z.ZodMiniType {
  const { least, most } = boundsOf(field);
  const scale = scaleOf(field.kind);
  const outside = field.outOfRange ?? field.invalid;
  const low = ending(coded('raspon', outside));
  const above = field.tooMuch ?? (field.max === undefined ? tooMuch(field, most) : outside);
  const high = ending(coded('raspon', above));
  return z.number(wrong(field)).check(
    field.exclusive ? z.gt(least, low) : z.gte(least, low),
    field.exclusive ? z.lt(most, high) : z.lte(most, high),
    z.refine((value) => isWhole(value, scale), coded('decimale', tooFine(field))),
  );
}

/** Out of range is reported before too many decimals. */
const ending = (error: string) => ({ error, abort: true });

/** True when `value` has no more decimals than the unit: both sides are the double nearest to the same decimal. */
const isWhole = (value: number, scale: number): boolean => Math.round(value * scale) / scale === value;

/** Callers do not see the form, so the sentence names the field. */
const tooMuch = ({ kind, label }: Field, most: number): string =>
  `${label}: najviše ${kind === 'iznos' ? formatMoney(most * 100) : formatDecimal(most, 0)}.`;

/** With both bounds set, `invalid` names them and is the better message. */
function tooFine(field: Field): string {
  const { kind, label, min, max, invalid } = field;
  const reason = TOO_FINE[kind];
  const isBounded = kind === 'cijeli' && min !== undefined && max !== undefined;
  return reason && !isBounded ? `${label}: ${reason}.` : invalid;
}

const wrong = (field: Field) => ({
  error: ({ input }: { input?: unknown }): string =>
    input === undefined || input === null
      ? coded('obavezno', field.missing ?? field.invalid)
      : coded('neispravno', quoted(field, input) ?? field.invalid),
});

/** A program may send text where a number or a switch belongs; a form never does with these texts. */
function quoted({ kind, label }: Field, input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined;
  if (kind === 'da_ne') return `${label}: pošaljite true ili false, bez navodnika.`;
  if (!isNumeric(kind)) return undefined;
  if (input.trim() === '') return `${label}: pošaljite broj, bez navodnika, ili izostavite polje.`;
  return /^ *-?\d+(?:[.,]\d+)? *$/.test(input) ? `${label}: pošaljite broj, bez navodnika.` : undefined;
}

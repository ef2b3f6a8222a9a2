import type { Choice } from '../../core/field.ts';
import { isJsonObject } from '../../core/json-object.ts';
import type { Feninga } from '../../core/numbers/money.ts';

/** Kinds of input in a document: a text, a paragraph, an hour `HH:MM`, an amount, a whole number, rows of these. */
interface Plain<K extends string> {
  readonly kind: K;
  readonly label: string;
  readonly hint?: string;
  /** Placeholder. */
  readonly example?: string;
  /** An amount whose currency is another field. */
  readonly isBare?: true;
}

interface Chosen extends Plain<'izbor'> {
  readonly choices: readonly Choice[];
  readonly initial: string;
}

/** One column of rows. */
export type ColumnField = Plain<'tekst' | 'datum' | 'iznos' | 'cijeli'>;

interface Rows extends Plain<'redovi'> {
  readonly columns: Readonly<Record<string, ColumnField>>;
  /** The noun in the buttons that add and remove a row: „trošak“. */
  readonly one: string;
}

/** A field with one value: contracts are made of these too, with conditions of their own. */
export type OneField =
  | Plain<'tekst' | 'odlomak' | 'datum' | 'vrijeme' | 'iznos' | 'cijeli' | 'da_ne'>
  | Chosen;

export type FormField = OneField | Rows;

export type FormFields = Readonly<Record<string, FormField>>;

/** An invalid day is stored as typed. */
type PlainValue<K> = K extends 'iznos' | 'cijeli' ? Feninga | null : K extends 'da_ne' ? boolean : string;

export type RowOf<C extends Readonly<Record<string, ColumnField>>> = {
  readonly [N in keyof C]: PlainValue<C[N]['kind']>;
};

/** The values of a document: amounts in feninga, whole numbers, valid days as `YYYY-MM-DD`. */
export type ValuesOf<F extends FormFields> = {
  readonly [N in keyof F]: F[N] extends { readonly columns: infer C }
    ? C extends Readonly<Record<string, ColumnField>>
      ? readonly RowOf<C>[]
      : never
    : PlainValue<F[N]['kind']>;
};

/** The value of a field that has no rows: an invalid figure is stored as typed. */
export type OneValue = string | number | boolean | null;
export type AnyRow = Readonly<Record<string, OneValue>>;
export type AnyValue = OneValue | readonly AnyRow[];
export type AnyValues = Readonly<Record<string, AnyValue>>;

/** Maximum number of rows. */
export const MOST_ROWS = 200;

/** An empty row of a list of rows. */
export const emptyRow = (columns: Readonly<Record<string, ColumnField>>): AnyRow =>
  Object.fromEntries(Object.entries(columns).map(([name, field]) => [name, emptyOf(field) as OneValue]));

/** The initial value of a field. */
export const emptyOf = (field: FormField): AnyValue => {
  switch (field.kind) {
    case 'iznos':
    case 'cijeli':
      return null;
    case 'da_ne':
      return false;
    case 'izbor':
      return field.initial;
    case 'redovi':
      return [];
    default:
      return '';
  }
};

/** Parses the values of any stored draft: values that do not fit their field become empty, unknown fields are dropped. */
export function readValues(fields: FormFields, stored: unknown): AnyValues {
  const held = isJsonObject(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, storedOrEmpty(field, held[name])]),
  );
}

/** The value if it fits the field; otherwise empty. */
export function storedOrEmpty(field: FormField, value: unknown): AnyValue {
  if (field.kind === 'redovi') return rowsOf(field.columns, value);
  return fits(field, value) ? value : emptyOf(field);
}

function rowsOf(columns: Readonly<Record<string, ColumnField>>, value: unknown): readonly AnyRow[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isJsonObject)
    .slice(0, MOST_ROWS)
    .map((row) => readValues(columns, row) as AnyRow);
}

function fits(field: FormField, value: unknown): value is AnyValue {
  switch (field.kind) {
    case 'iznos':
    case 'cijeli':
      return (
        (typeof value === 'string' && value !== '') || (Number.isSafeInteger(value) && Number(value) >= 0)
      );
    case 'da_ne':
      return typeof value === 'boolean';
    case 'izbor':
      return field.choices.some((choice) => choice.value === value);
    default:
      return typeof value === 'string';
  }
}

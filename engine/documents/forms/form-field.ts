import type { Choice } from '../../core/field.ts';
import type { Feninga } from '../../core/numbers/money.ts';

/** Kinds of input in a document: a text, a paragraph, an hour `HH:MM`, an amount, a whole number, rows of these. */
interface Plain<K extends string> {
  readonly kind: K;
  readonly label: string;
  readonly hint?: string;
  /** Placeholder. */
  readonly example?: string;
}

interface Chosen extends Plain<'izbor'> {
  readonly choices: readonly Choice[];
  readonly initial: string;
}

/** One column of rows. */
export type ColumnField = Plain<'tekst' | 'datum' | 'iznos'>;

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

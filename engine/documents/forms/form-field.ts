import type { Choice } from '../../core/field.ts';
import type { Feninga } from '../../core/numbers/money.ts';

/** What a person may fill into a document: a text, a paragraph, an hour `HH:MM`, an amount, a whole number, rows of these. */
interface Plain<K extends string> {
  readonly kind: K;
  readonly label: string;
  readonly hint?: string;
  /** Shown in an empty field. */
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
  /** What a row is called where one is added or taken away: „trošak“. */
  readonly one: string;
}

/** A field that holds one thing: also a contract, with conditions of its own, is made of these. */
export type OneField =
  | Plain<'tekst' | 'odlomak' | 'datum' | 'vrijeme' | 'iznos' | 'cijeli' | 'da_ne'>
  | Chosen;

export type FormField = OneField | Rows;

export type FormFields = Readonly<Record<string, FormField>>;

/** A day is kept as it was typed while it is none. */
type PlainValue<K> = K extends 'iznos' | 'cijeli' ? Feninga | null : K extends 'da_ne' ? boolean : string;

export type RowOf<C extends Readonly<Record<string, ColumnField>>> = {
  readonly [N in keyof C]: PlainValue<C[N]['kind']>;
};

/** What a document is written of: amounts in feninga, numbers whole, days as `YYYY-MM-DD` once they are days. */
export type ValuesOf<F extends FormFields> = {
  readonly [N in keyof F]: F[N] extends { readonly columns: infer C }
    ? C extends Readonly<Record<string, ColumnField>>
      ? readonly RowOf<C>[]
      : never
    : PlainValue<F[N]['kind']>;
};

/** What a field holds that is not of rows: a figure as it was typed while it is none. */
export type OneValue = string | number | boolean | null;
export type AnyRow = Readonly<Record<string, OneValue>>;
export type AnyValue = OneValue | readonly AnyRow[];
export type AnyValues = Readonly<Record<string, AnyValue>>;

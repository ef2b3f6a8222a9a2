import type { Field } from '@obracun/engine/core/field.ts';
import type { MunicipalityKey, PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { ReactNode } from 'react';
import type { FormSectionProps } from '../../../ui/page/form-section.tsx';
import type { SomeOf } from './some-of.ts';

/** An edited record, and its setter. */
export interface RecordEdit<T> {
  readonly draft: T;
  readonly change: (part: SomeOf<T>) => void;
}

type NamesOf<T, V> = { [N in keyof T]-?: NonNullable<T[N]> extends V ? N : never }[keyof T] & string;

interface Row<N extends string> {
  /** Property of the record, and end of the id of its control. */
  readonly name: N;
  /** False hides the row. */
  readonly when?: boolean | undefined;
  readonly hint?: string | undefined;
}

interface LabelledRow<N extends string> extends Row<N> {
  readonly label: string;
}

/** An empty text of an optional property is no value. */
type EmptyAs<T, N extends keyof T> = undefined extends T[N]
  ? { readonly isOptional: true }
  : { readonly isOptional?: never };

type TextRow<T> = {
  [N in NamesOf<T, string>]: LabelledRow<N> &
    EmptyAs<T, N> & {
      readonly kind: 'text' | 'day';
      readonly required?: boolean;
      readonly error?: string | undefined;
      readonly warning?: string | undefined;
      /** Of a text. */
      readonly placeholder?: string;
      /** Lines of a text. */
      readonly rows?: number;
    };
}[NamesOf<T, string>];

type NumberRow<T> = Row<NamesOf<T, number>> & {
  readonly kind: 'number';
  /** With the label. */
  readonly field: Field;
  readonly placeholder?: string | undefined;
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  /** Shown instead of the property. */
  readonly value?: number | undefined;
  /** Stored for an empty field. */
  readonly emptyAs?: number;
  /** Property without a value when this one has one. */
  readonly instead?: NamesOf<T, number>;
};

type ChoiceRow<T> = {
  [N in keyof T & string]: LabelledRow<N> & {
    readonly kind: 'choice';
    /** Labels by value, in their order. */
    readonly labels: Readonly<Record<string, string>>;
    /** Always has a value. */
    readonly required?: boolean;
    readonly error?: string | undefined;
  } & (NonNullable<T[N]> extends string
      ? { readonly value?: string | undefined; readonly set?: (chosen: T[N] | undefined) => SomeOf<T> }
      : { readonly value: string | undefined; readonly set: (chosen: string | undefined) => SomeOf<T> });
}[keyof T & string];

type YesNoRow<T> = LabelledRow<NamesOf<T, boolean>> & {
  readonly kind: 'yesNo';
  readonly warning?: string | undefined;
  /** State without a value. */
  readonly isOnFirst?: boolean;
  /** Stores a no; without it a no has no value. */
  readonly isNoStored?: boolean;
};

type MunicipalityRow<T> = LabelledRow<NamesOf<T, MunicipalityKey>> & {
  readonly kind: 'municipality';
  /** Preferred entity of an ambiguous name. */
  readonly entity: PayrollEntity;
};

/** A field of a record in its form: its control, label and messages. */
export type FieldRow<T> = TextRow<T> | NumberRow<T> | ChoiceRow<T> | YesNoRow<T> | MunicipalityRow<T>;

/** A row, two fields of one value, or a part of its own: in a cell among the fields, or in a block under them. */
export type FormRow<T> =
  | FieldRow<T>
  | readonly [FieldRow<T>, FieldRow<T>]
  | { readonly cell: ReactNode }
  | { readonly block: ReactNode };

/** Fields of a record under one heading. */
export interface RecordSection<T> extends Pick<FormSectionProps, 'title' | 'id' | 'fold'> {
  /** False hides the section. */
  readonly when?: boolean | undefined;
  /** Every row is a line of its own. */
  readonly isStacked?: boolean;
  readonly rows: readonly FormRow<T>[];
}

/** The row of a property, also a hidden one; undefined when it has a part of its own. */
export const rowNamed = <T>(
  sections: readonly RecordSection<T>[],
  name: keyof T & string,
): FieldRow<T> | undefined =>
  sections
    .flatMap(({ rows }) => rows.flat() as readonly FormRow<T>[])
    .find((row): row is FieldRow<T> => 'name' in row && row.name === name);

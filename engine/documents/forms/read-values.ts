import { isJsonObject } from '../../core/json-object.ts';
import type { AnyRow, AnyValue, AnyValues, ColumnField, FormField, FormFields } from './form-field.ts';

/** Maximum number of rows. */
export const MOST_ROWS = 200;

/** An empty row of a list of rows. */
export const emptyRow = (columns: Readonly<Record<string, ColumnField>>): AnyRow =>
  Object.fromEntries(Object.entries(columns).map(([name, { kind }]) => [name, kind === 'iznos' ? null : '']));

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

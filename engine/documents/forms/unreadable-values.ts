import { isDay } from '../../core/days/day.ts';
import { type Requirement, unread } from '../requirement.ts';
import { type ReadKind, saidOfUnread } from '../unreadable.ts';
import type { AnyRow, AnyValues, FormField, FormFields } from './form-field.ts';

/** A figure may stand in its field as a text: it was typed and is none. */
const isUnreadable = ({ kind }: FormField, value: unknown): boolean =>
  (kind === 'iznos' || kind === 'cijeli') && typeof value === 'string';

/** The values without what was typed for a figure and says none: nothing is written of it. */
export const readable = (fields: FormFields, values: AnyValues): AnyValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      if (field?.kind === 'redovi')
        return [name, rowsOf(value).map((row) => readable(field.columns, row) as AnyRow)];
      return [name, field && isUnreadable(field, value) ? null : value];
    }),
  );

/** What was typed for a figure or a day and says none, by the path of its field. */
export const unreadableValues = (fields: FormFields, values: AnyValues): readonly Requirement[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'redovi')
      return rowsOf(value).flatMap((row, at) =>
        unreadableValues(field.columns, row).map((one) => ({
          ...one,
          polje: `${name}.${at}.${one.polje}`,
          naziv: `${field.label}, ${at + 1}.: ${one.naziv}`,
        })),
      );
    const kind = unreadKind(field, value);
    return kind === undefined ? [] : [unread(name, field.label, saidOfUnread(kind))];
  });

function unreadKind(field: FormField, value: unknown): ReadKind | undefined {
  if (field.kind === 'iznos' || field.kind === 'cijeli')
    return isUnreadable(field, value) ? field.kind : undefined;
  const isTyped = field.kind === 'datum' && typeof value === 'string' && value.trim() !== '';
  return isTyped && !isDay(value) ? 'datum' : undefined;
}

const rowsOf = (value: AnyValues[string] | undefined): readonly AnyRow[] =>
  Array.isArray(value) ? value : [];

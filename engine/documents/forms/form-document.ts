import { type Day, isDay } from '../../core/days/day.ts';
import type { Document } from '../blocks.ts';
import { type Requirement, unread } from '../requirement.ts';
import { type ReadKind, saidOfUnread, tidy } from '../typed-text.ts';
import type { AnyRow, AnyValues, FormField, FormFields, ValuesOf } from './form-field.ts';

/** The documents that are one form each. */
export type FormDocumentKind = 'putni-nalog' | 'opomena' | 'ios';

/** A document that is filled in like a form: its fields, and what it says with them. */
export interface FormDocument<F extends FormFields = FormFields, V = AnyValues> {
  readonly kind: FormDocumentKind;
  readonly title: string;
  /** What it makes, in a sentence or two. */
  readonly lead: string;
  readonly fields: F;
  readonly groups: readonly { readonly title: string; readonly fields: readonly (keyof F & string)[] }[];
  readonly write: (values: V, today: Day) => Document;
  /** What it still lacks or what looks wrong: it warns and never blocks. */
  readonly requirements: (values: V, today: Day) => readonly Requirement[];
  /** What tells it from others of its kind in a list. */
  readonly nameOf: (values: V) => string;
}

/** A document that reads the fields it has, written of texts that are fit for one and of figures that could be read. */
export function formDocument<const F extends FormFields>(
  document: FormDocument<F, ValuesOf<F>>,
): FormDocument {
  const { fields, write, requirements, nameOf } = document;
  const read = (values: AnyValues) => readable(fields, values) as ValuesOf<F>;
  return {
    ...document,
    write: (values, today) => write(tidy(read(values)), today),
    requirements: (values, today) => {
      const unreadableFields = unreadableValues(fields, values);
      const paths = new Set(unreadableFields.map(({ polje }) => polje));
      const others = requirements(read(values), today);
      // One instruction for a field: what could not be read says all that can be said of it.
      return [
        ...others.filter(({ vrsta, polje }) => vrsta === 'sadrzaj' || !paths.has(polje)),
        ...unreadableFields,
      ];
    },
    nameOf: (values) => nameOf(read(values)),
  };
}

/** A figure may stand in its field as a text: it was typed and is none. */
const isUnreadable = ({ kind }: FormField, value: unknown): boolean =>
  (kind === 'iznos' || kind === 'cijeli') && typeof value === 'string';

/** The values without what was typed for a figure and says none: nothing is written of it. */
const readable = (fields: FormFields, values: AnyValues): AnyValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      if (field?.kind === 'redovi')
        return [name, rowsOf(value).map((row) => readable(field.columns, row) as AnyRow)];
      return [name, field && isUnreadable(field, value) ? null : value];
    }),
  );

/** What was typed for a figure or a day and says none, by the path of its field. */
const unreadableValues = (fields: FormFields, values: AnyValues): readonly Requirement[] =>
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

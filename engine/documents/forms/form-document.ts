import { type Day, isDay } from '../../core/days/day.ts';
import type { Document } from '../blocks.ts';
import { type Requirement, unread } from '../requirement.ts';
import { type ReadKind, tidy, UNREADABLE } from '../typed-text.ts';
import {
  type AnyRow,
  type AnyValues,
  emptyOf,
  type FormField,
  type FormFields,
  type ValuesOf,
} from './form-field.ts';

/** The documents with one form each. */
export type FormDocumentKind = 'putni-nalog' | 'opomena' | 'ios' | 'akt';

/** The form of a document, without its content, which loads after the form. */
export interface FormOutline<F extends FormFields = FormFields, V = AnyValues> {
  readonly kind: FormDocumentKind;
  readonly title: string;
  /** Its purpose, in a sentence or two. */
  readonly lead: string;
  readonly fields: F;
  readonly groups: readonly { readonly title: string; readonly fields: readonly (keyof F & string)[] }[];
  /** False for a field that this document does not have: its value stays in the form, and is not written. All by default. */
  readonly isShown?: (name: keyof F & string, values: V) => boolean;
  /** A label, title or hint in the words of the law of the document; unchanged by default. */
  readonly inWords?: (text: string, values: V) => string;
  /** Its title in a list of its kind. */
  readonly nameOf: (values: V) => string;
}

/** A document filled in as a form: its fields and its content. */
export interface FormDocument<F extends FormFields = FormFields, V = AnyValues> extends FormOutline<F, V> {
  readonly write: (values: V, today: Day) => Document;
  /** Missing values and warnings; they never block. */
  readonly requirements: (values: V, today: Day) => readonly Requirement[];
}

/** An outline with typed fields, whose values are cleaned of unparsed figures. */
export function formOutline<const F extends FormFields>(outline: FormOutline<F, ValuesOf<F>>): FormOutline {
  const { fields, isShown, inWords, nameOf } = outline;
  const read = (values: AnyValues) => readable(fields, values) as ValuesOf<F>;
  return {
    ...outline,
    isShown: (name, values) => isShown?.(name, read(values)) ?? true,
    inWords: (text, values) => inWords?.(text, read(values)) ?? text,
    nameOf: (values) => nameOf(read(values)),
  };
}

/** A document with typed fields, written from cleaned texts and parsed figures. */
export function formDocument<const F extends FormFields>(
  document: FormDocument<F, ValuesOf<F>>,
): FormDocument {
  const { fields, write, requirements } = document;
  const outline = formOutline(document);
  const isShown = (name: string, values: AnyValues) => outline.isShown?.(name, values) ?? true;
  const read = (values: AnyValues) =>
    readable(
      fields,
      shownOf(fields, values, (name) => isShown(name, values)),
    ) as ValuesOf<F>;
  return {
    ...outline,
    write: (values, today) => write(tidy(read(values)), today),
    requirements: (values, today) => {
      const inWords = (text: string) => outline.inWords?.(text, values) ?? text;
      const unreadableFields = unreadableValues(fields, values).filter(({ polje }) =>
        isShown(polje.split('.')[0] ?? '', values),
      );
      const paths = new Set(unreadableFields.map(({ polje }) => polje));
      const others = requirements(read(values), today);
      // One message per field: an unparsed value has no further messages.
      return [
        ...others.filter(({ vrsta, polje }) => vrsta === 'sadrzaj' || !paths.has(polje)),
        ...unreadableFields,
      ].map((one) => ({ ...one, naziv: inWords(one.naziv), poruka: inWords(one.poruka) }));
    },
  };
}

/** The values without those of fields that this document does not have. */
const shownOf = (fields: FormFields, values: AnyValues, isShown: (name: string) => boolean): AnyValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field && !isShown(name) ? emptyOf(field) : value];
    }),
  );

/** The value of a figure may be text that was typed and is no figure. */
const isUnreadable = ({ kind }: FormField, value: unknown): boolean =>
  (kind === 'iznos' || kind === 'cijeli') && typeof value === 'string';

/** The values without unparsed figures, which the document omits. */
const readable = (fields: FormFields, values: AnyValues): AnyValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      if (field?.kind === 'redovi')
        return [name, rowsOf(value).map((row) => readable(field.columns, row) as AnyRow)];
      return [name, field && isUnreadable(field, value) ? null : value];
    }),
  );

/** Typed texts that are no figure or day, by the path of their field. */
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
    return kind === undefined ? [] : [unread(name, field.label, UNREADABLE[kind])];
  });

function unreadKind(field: FormField, value: unknown): ReadKind | undefined {
  if (field.kind === 'iznos' || field.kind === 'cijeli')
    return isUnreadable(field, value) ? field.kind : undefined;
  const isTyped = field.kind === 'datum' && typeof value === 'string' && value.trim() !== '';
  return isTyped && !isDay(value) ? 'datum' : undefined;
}

const rowsOf = (value: AnyValues[string] | undefined): readonly AnyRow[] =>
  Array.isArray(value) ? value : [];

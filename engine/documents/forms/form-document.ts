import type { Day } from '../../core/days/day.ts';
import type { Document } from '../blocks.ts';
import type { Requirement } from '../requirement.ts';
import { tidy } from '../typed-text.ts';
import type { AnyValues, FormFields, ValuesOf } from './form-field.ts';
import { readable, unreadableValues } from './unreadable-values.ts';

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
      const unread = unreadableValues(fields, values);
      const paths = new Set(unread.map(({ polje }) => polje));
      const others = requirements(read(values), today);
      // One instruction for a field: what could not be read says all that can be said of it.
      return [...others.filter(({ vrsta, polje }) => vrsta === 'sadrzaj' || !paths.has(polje)), ...unread];
    },
    nameOf: (values) => nameOf(read(values)),
  };
}

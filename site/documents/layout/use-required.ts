import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldId } from '../../fields/layout/field-id.ts';
import type { UnreadField } from '../../lazy-loading/use-download.ts';

export interface Required {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Names of missing required fields, after a check. */
  readonly missing: readonly string[];
  /** Checks the form now. @returns whether no required field is missing */
  readonly check: () => boolean;
  /** Currently unreadable figures of the form, which count as empty. */
  readonly unread: () => readonly UnreadField[];
}

/**
 * The browser's check of required fields, also in words.
 * @param entry the input: with every change of it, filled fields are removed from the names
 */
export function useRequired(entry: unknown): Required {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const check = () => {
    const found = missingIn(form.current);
    setMissing(found);
    return found.length === 0;
  };
  const isSaid = missing.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields contain the entry
  useEffect(() => {
    if (isSaid) setMissing(missingIn(form.current));
  }, [entry, isSaid]);
  return { form, missing, check, unread: () => unreadIn(form.current) };
}

const missingIn = (form: HTMLFormElement | null): readonly string[] =>
  [...(form?.elements ?? [])].filter(isInvalid).map(nameOf);

const isInvalid = (element: Element): element is HTMLInputElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && !element.validity.valid;

const UNREAD = 'input[inputmode="decimal"][aria-invalid="true"]';

const unreadIn = (form: HTMLFormElement | null): readonly UnreadField[] =>
  [...(form?.querySelectorAll<HTMLInputElement>(UNREAD) ?? [])].map((field) => ({
    name: field.id.slice(fieldId('').length),
    text: nameOf(field),
  }));

/** `Stavka 2: Opis` */
const nameOf = (field: HTMLInputElement): string =>
  [field.closest('fieldset')?.querySelector('legend'), field.labels?.[0]]
    .map((element) => element?.textContent)
    .filter(Boolean)
    .join(': ');

import { type RefObject, useRef, useState } from 'react';

export interface Required {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Names of what is required and not there, known once asked. */
  readonly missing: readonly string[];
  /** True when nothing is missing; else the browser leads to the first that is. */
  readonly ask: () => boolean;
  /** To be called on every input, so that what was filled in goes from the names. */
  readonly look: () => void;
}

/** The browser's own check of required fields, put into words as well. */
export function useRequired(): Required {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const ask = () => {
    setMissing(missingIn(form.current));
    return form.current?.reportValidity() ?? true;
  };
  const look = () => {
    if (missing.length > 0) setMissing(missingIn(form.current));
  };
  return { form, missing, ask, look };
}

const missingIn = (form: HTMLFormElement | null): readonly string[] =>
  [...(form?.elements ?? [])].filter(isInvalid).map(nameOf);

const isInvalid = (element: Element): element is HTMLInputElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && !element.validity.valid;

/** `Stavka 2: Opis` */
const nameOf = (field: HTMLInputElement): string =>
  [field.closest('fieldset')?.querySelector('legend'), field.labels?.[0]]
    .map((element) => element?.textContent)
    .filter(Boolean)
    .join(': ');

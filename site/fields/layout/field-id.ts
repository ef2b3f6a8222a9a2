/** The id of a field's control in the page. */
export const fieldId = (name: string): string => `polje-${name}`;

/** The name of the basis choice among the fields. */
export const BASIS = 'osnova';

/** Focuses a field, first the wrong part of it, and opens the group it is folded in. */
export function focusField(name: string): void {
  const control = document.getElementById(fieldId(name));
  control?.closest('details')?.setAttribute('open', '');
  const field = control?.matches(FIELDS)
    ? control
    : (control?.querySelector<HTMLElement>('[aria-invalid]') ?? control?.querySelector<HTMLElement>(FIELDS));
  field?.focus();
}

const FIELDS = 'input, select, textarea';

/** The id of a field's control in the page. */
export const fieldId = (name: string): string => `polje-${name}`;

/** The name under which the choice of a basis stands among the fields. */
export const BASIS = 'osnova';

/** Brings a person to a field, to what is wrong in it first, opening the group it is folded in. */
export function focusField(name: string): void {
  const control = document.getElementById(fieldId(name));
  control?.closest('details')?.setAttribute('open', '');
  const field = control?.matches(FIELDS)
    ? control
    : (control?.querySelector<HTMLElement>('[aria-invalid]') ?? control?.querySelector<HTMLElement>(FIELDS));
  field?.focus();
}

const FIELDS = 'input, select, textarea';

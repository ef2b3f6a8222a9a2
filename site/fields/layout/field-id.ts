/** The id of a field's control in the page. */
export const fieldId = (name: string): string => `polje-${name}`;

/** The name of the basis choice among the fields. */
export const BASIS = 'osnova';

/** The field to focus once its form is enabled. */
let awaited: string | undefined;

/** Focuses a field, first the wrong part of it, and opens the group it is folded in. A disabled field is focused once its form is enabled. */
export function focusField(name: string): void {
  const control = document.getElementById(fieldId(name));
  control?.closest('details')?.setAttribute('open', '');
  const field = control?.matches(FIELDS)
    ? control
    : (control?.querySelector<HTMLElement>('[aria-invalid]') ?? control?.querySelector<HTMLElement>(FIELDS));
  awaited = field?.matches(':disabled') ? name : undefined;
  field?.focus();
}

/** Focuses the field that was asked for while its form was disabled. */
export function focusAwaitedField(): void {
  if (awaited !== undefined) focusField(awaited);
}

const FIELDS = 'input, select, textarea';

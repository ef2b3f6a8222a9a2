/** A choice other than the one the page was sent with. */
const CHOSEN = ':checked:not([checked], [selected])';

/** What was entered into a control before the scripts came; undefined while it stands as it was sent. */
export function typedAhead(id: string): string | undefined {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement)
    return control.value === control.defaultValue ? undefined : control.value;
  return control?.querySelector<HTMLInputElement>(CHOSEN)?.value;
}

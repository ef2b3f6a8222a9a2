/** A choice other than the prerendered one. */
const CHOSEN = ':checked:not([checked], [selected])';

/** Input made before hydration; undefined while the prerendered value is unchanged. */
export function typedAhead(id: string): string | undefined {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement)
    return control.value === control.defaultValue ? undefined : control.value;
  return control?.querySelector<HTMLInputElement>(CHOSEN)?.value;
}

import type { BasisField, FormDefinition } from '@obracun/engine/kernel/calculator.ts';
import { amountField, type Field, type Fields } from '@obracun/engine/kernel/field.ts';
import { type Entered, initialText, isOn } from '../../fields/typed/entered.ts';

/** The bases a person may choose from; the others are for callers only. */
export const offeredBases = ({ bases }: FormDefinition): [string, BasisField][] =>
  Object.entries(bases).filter(([, { callOnly }]) => !callOnly);

const basisAmount = ({ label, missing, invalid, hint }: BasisField): Field =>
  amountField({ label, missing, invalid, ...(hint && { hint }) });

/** Every field of the form, by name: the offered bases too, each required once chosen. */
export const formFields = (definition: FormDefinition): Fields => ({
  ...definition.fields,
  ...Object.fromEntries(offeredBases(definition).map(([name, basis]) => [name, basisAmount(basis)])),
});

/** What the form holds before anyone types. */
export const initialEntered = (definition: FormDefinition): Entered =>
  Object.fromEntries(
    Object.entries(definition.fields)
      .map(([name, field]) => [name, initialText(field)])
      .filter(([, text]) => text !== ''),
  );

/** True when there is no switch of that name to ask, or it is on, and its own switch too. */
export function isSwitchedOn(definition: FormDefinition, unos: Entered, name: string | undefined): boolean {
  if (name === undefined) return true;
  const field = definition.fields[name];
  return field !== undefined && isOn(field, unos[name]) && isSwitchedOn(definition, unos, field.when);
}

/** What a form has chosen and filled. */
export interface Chosen {
  readonly basis: string;
  readonly entered: Entered;
}

/** True when the field is on the screen: the chosen basis, and whatever its switch reveals. */
export const isShown = (definition: FormDefinition, { basis, entered }: Chosen, name: string): boolean =>
  name in definition.bases
    ? name === basis
    : isSwitchedOn(definition, entered, definition.fields[name]?.when);

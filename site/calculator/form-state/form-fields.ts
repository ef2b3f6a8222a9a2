import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Day } from '@obracun/engine/core/days/day.ts';
import type { BasisField } from '@obracun/engine/core/field.ts';
import { amountField, type Field, type Fields } from '@obracun/engine/core/field.ts';
import { type Entered, initialText, isOn } from '../../fields/parsing/entered.ts';

/** The bases a person may choose from; the others are for callers only. */
export const offeredBases = ({ bases }: FormDefinition): [string, BasisField][] =>
  Object.entries(bases).filter(([, { callOnly }]) => !callOnly);

const basisAmount = ({ label, missing, invalid, hint }: BasisField): Field =>
  amountField({ label, missing, invalid, ...(hint && { hint }) });

/** Every field of the form, by name and as they follow on it: the offered bases too, each required once chosen. */
export function formFields(definition: FormDefinition): Fields {
  const { fields, groups } = definition;
  const bases = Object.fromEntries(
    offeredBases(definition).map(([name, basis]) => [name, basisAmount(basis)]),
  );
  return groups[0]?.holdsBasis ? { ...bases, ...fields } : { ...fields, ...bases };
}

/** What the form holds before anyone types, on a day; without one, as it is rendered ahead. */
export const initialEntered = (definition: FormDefinition, today?: Day): Entered =>
  Object.fromEntries(
    Object.entries(definition.fields)
      .map(([name, field]) => [name, initialText(field, today)])
      .filter(([, text]) => text !== ''),
  );

/** True when there is no switch of that name to ask, or it is on, and its own switch too. */
export function isSwitchedOn(
  definition: FormDefinition,
  entered: Entered,
  name: string | undefined,
): boolean {
  if (name === undefined) return true;
  const field = definition.fields[name];
  return field !== undefined && isOn(field, entered[name]) && isSwitchedOn(definition, entered, field.when);
}

/** What a form has chosen and filled. */
export interface Chosen {
  readonly basis: string;
  readonly entered: Entered;
}

/** True when the field counts: the chosen basis, and whatever its switch asks for. */
export const isAsked = (definition: FormDefinition, { basis, entered }: Chosen, name: string): boolean =>
  name in definition.bases
    ? name === basis
    : isSwitchedOn(definition, entered, definition.fields[name]?.when);

/** True when the field is on the screen: it counts, or would if something were typed into it. */
export const isShown = (definition: FormDefinition, chosen: Chosen, name: string): boolean =>
  isAsked(definition, chosen, name) || mayTurnOn(definition, chosen.entered, name);

/** Nobody has said yet whether there is any of it. */
function mayTurnOn(definition: FormDefinition, entered: Entered, name: string): boolean {
  const { when, turnsOn } = definition.fields[name] ?? {};
  if (!turnsOn || when === undefined || entered[when]) return false;
  return isSwitchedOn(definition, entered, definition.fields[when]?.when);
}

/** The switches that some of what was entered turns on, each with the one it waits for. */
export const switchedOn = ({ fields }: FormDefinition, entered: Entered): Entered =>
  Object.fromEntries(
    Object.entries(entered).flatMap(([name, text]) => {
      const { when, turnsOn } = fields[name] ?? {};
      return turnsOn && text.trim() !== '' ? switchesOf(fields, when).map((one) => [one, 'da']) : [];
    }),
  );

const switchesOf = (fields: FormDefinition['fields'], name: string | undefined): readonly string[] =>
  name === undefined ? [] : [name, ...switchesOf(fields, fields[name]?.when)];

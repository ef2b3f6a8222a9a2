import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Day } from '@obracun/engine/core/days/day.ts';
import type { BasisField } from '@obracun/engine/core/field.ts';
import { amountField, type Field, type Fields } from '@obracun/engine/core/field.ts';
import { type Entered, initialText, isOn } from '../../fields/parsing/entered.ts';

/** The bases a form offers; the others are for API clients only. */
export const offeredBases = ({ bases }: FormDefinition): [string, BasisField][] =>
  Object.entries(bases).filter(([, { callOnly }]) => !callOnly);

const basisAmount = ({ label, missing, invalid, hint }: BasisField): Field =>
  amountField({ label, missing, invalid, ...(hint && { hint }) });

/** False for a field of API clients alone; an estimate has its own button. */
const isOfForm = ([name, { callOnly }]: [string, Field]): boolean => !callOnly || name === 'procjena';

/** Every field of the form, by name and in its order: also the offered bases, each required when chosen. */
export function formFields(definition: FormDefinition): Fields {
  const { groups } = definition;
  const fields = Object.fromEntries(Object.entries(definition.fields).filter(isOfForm));
  const bases = Object.fromEntries(
    offeredBases(definition).map(([name, basis]) => [name, basisAmount(basis)]),
  );
  return groups[0]?.holdsBasis ? { ...bases, ...fields } : { ...fields, ...bases };
}

/** Initial values of a form on a day; without one, as prerendered. */
export const initialEntered = (definition: FormDefinition, today?: Day): Entered =>
  Object.fromEntries(
    Object.entries(definition.fields)
      .map(([name, field]) => [name, initialText(field, today)])
      .filter(([, text]) => text !== ''),
  );

/** True when the field has no switch, or its switch is on, and that switch's own too. */
export function isSwitchedOn(
  definition: FormDefinition,
  entered: Entered,
  name: string | undefined,
): boolean {
  if (name === undefined) return true;
  const field = definition.fields[name];
  return field !== undefined && isOn(field, entered[name]) && isSwitchedOn(definition, entered, field.when);
}

/** Chosen and filled fields of a form. */
export interface Chosen {
  readonly basis: string;
  readonly entered: Entered;
}

/** True when the field counts: it is the chosen basis, or its switch is on. */
export const isAsked = (definition: FormDefinition, { basis, entered }: Chosen, name: string): boolean =>
  name in definition.bases
    ? name === basis
    : isSwitchedOn(definition, entered, definition.fields[name]?.when);

/** True when the field is on the screen: it counts, or would count with a value. */
export const isShown = (definition: FormDefinition, chosen: Chosen, name: string): boolean =>
  isAsked(definition, chosen, name) || mayTurnOn(definition, chosen.entered, name);

/** The switch is undecided. */
function mayTurnOn(definition: FormDefinition, entered: Entered, name: string): boolean {
  const { when, turnsOn } = definition.fields[name] ?? {};
  if (!turnsOn || when === undefined || entered[when]) return false;
  return isSwitchedOn(definition, entered, definition.fields[when]?.when);
}

/** The switches that the input turns on, each with the switch it depends on. */
export const switchedOn = ({ fields }: FormDefinition, entered: Entered): Entered =>
  Object.fromEntries(
    Object.entries(entered).flatMap(([name, text]) => {
      const { when, turnsOn } = fields[name] ?? {};
      return turnsOn && text.trim() !== '' ? switchesOf(fields, when).map((one) => [one, 'da']) : [];
    }),
  );

const switchesOf = (fields: FormDefinition['fields'], name: string | undefined): readonly string[] =>
  name === undefined ? [] : [name, ...switchesOf(fields, fields[name]?.when)];

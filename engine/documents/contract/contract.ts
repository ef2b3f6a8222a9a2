import { isDay } from '../../core/days/day.ts';
import { isJsonObject } from '../../core/json-object.ts';
import type { AnyValue } from '../forms/form-field.ts';
import { emptyOf, heldOrEmpty } from '../forms/read-values.ts';
import type { ContractField } from './field.ts';
import { type Contract, FIELD_NAMES, FIELDS, type FieldName, isAsked, type TypedContract } from './fields.ts';

/**
 * A contract out of anything, as a stored draft may be: what does not fit its field is left empty, what has no field is
 * dropped. `readContract(null)` is the contract a form starts with.
 */
export function readContract(stored: unknown): TypedContract {
  const values = isJsonObject(stored) ? stored : {};
  return Object.fromEntries(
    FIELD_NAMES.map((name) => [name, dayOrNull(FIELDS[name], heldOrEmpty(FIELDS[name], values[name]))]),
  ) as TypedContract;
}

/**
 * The contract as its category asks for it. What was filled in for another category is kept in the form and may come back;
 * it never enters a text where nobody sees or can remove it, nor does what was typed for a figure or a day and says none.
 */
export const onlyAsked = (contract: TypedContract): Contract =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [
      name,
      isAsked(name, contract) && !isUnreadable(name, contract)
        ? contract[name]
        : dayOrNull(FIELDS[name], emptyOf(FIELDS[name])),
    ]),
  ) as Contract;

/** A figure or a day was typed, and cannot be read as one. */
export function isUnreadable(name: FieldName, contract: TypedContract): boolean {
  const { kind }: ContractField = FIELDS[name];
  const value = contract[name];
  if (typeof value !== 'string') return false;
  return kind === 'datum' ? !isDay(value) : kind === 'iznos' || kind === 'cijeli';
}

/** A day nobody gave is null in a contract, as a figure is: the text leaves a line open for both. */
const dayOrNull = ({ kind }: ContractField, value: AnyValue): AnyValue =>
  kind === 'datum' && value === '' ? null : value;

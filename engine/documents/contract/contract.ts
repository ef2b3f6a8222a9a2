import { isDay } from '../../core/days/day.ts';
import { isJsonObject } from '../../core/json-object.ts';
import type { AnyValue } from '../forms/form-field.ts';
import { emptyOf, storedOrEmpty } from '../forms/form-field.ts';
import type { ContractField } from './field.ts';
import {
  type Contract,
  FIELD_NAMES,
  FIELDS,
  type FieldName,
  isActive,
  type TypedContract,
} from './fields.ts';

/**
 * Parses a contract from any stored draft: values that do not fit their field become empty, unknown fields are dropped.
 * `readContract(null)` is the initial form.
 */
export function readContract(stored: unknown): TypedContract {
  const values = isJsonObject(stored) ? stored : {};
  return Object.fromEntries(
    FIELD_NAMES.map((name) => [name, dayOrNull(FIELDS[name], storedOrEmpty(FIELDS[name], values[name]))]),
  ) as TypedContract;
}

/**
 * The contract reduced to the fields of its category. Values of another category stay in the form and return with it, but never enter the
 * text, where they could not be seen or removed. Typed figures and days that cannot be parsed are omitted too.
 */
export const onlyActive = (contract: TypedContract): Contract =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [
      name,
      isActive(name, contract) && !isUnreadable(name, contract)
        ? contract[name]
        : dayOrNull(FIELDS[name], emptyOf(FIELDS[name])),
    ]),
  ) as Contract;

/** A typed figure or day that cannot be parsed. */
export function isUnreadable(name: FieldName, contract: TypedContract): boolean {
  const { kind }: ContractField = FIELDS[name];
  const value = contract[name];
  if (typeof value !== 'string') return false;
  return kind === 'datum' ? !isDay(value) : kind === 'iznos' || kind === 'cijeli';
}

/** A missing day is null in a contract, as a figure is: the text has an open line for both. */
const dayOrNull = ({ kind }: ContractField, value: AnyValue): AnyValue =>
  kind === 'datum' && value === '' ? null : value;

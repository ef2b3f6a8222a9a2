import { isDay } from '../../kernel/days/day.ts';
import type { ContractField } from './field.ts';
import { type Contract, FIELD_NAMES, FIELDS, type FieldName, isAsked, type TypedContract } from './fields.ts';

const EMPTY: Readonly<Record<ContractField['kind'], string | boolean | null>> = {
  tekst: '',
  odlomak: '',
  izbor: '',
  da_ne: false,
  iznos: null,
  cijeli: null,
  datum: null,
};

/**
 * A contract out of anything, as a stored draft may be: what does not fit its field is left empty, what has no field is
 * dropped. `readContract(null)` is the contract a form starts with.
 */
export function readContract(stored: unknown): TypedContract {
  const values: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return Object.fromEntries(
    FIELD_NAMES.map((name) => [name, heldOrEmpty(FIELDS[name], values[name])]),
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
      isAsked(name, contract) && !isUnreadable(name, contract) ? contract[name] : emptyOf(FIELDS[name]),
    ]),
  ) as Contract;

/** A figure or a day was typed, and cannot be read as one. */
export function isUnreadable(name: FieldName, contract: TypedContract): boolean {
  const { kind }: ContractField = FIELDS[name];
  const value = contract[name];
  if (typeof value !== 'string') return false;
  return kind === 'datum' ? !isDay(value) : kind === 'iznos' || kind === 'cijeli';
}

const heldOrEmpty = (field: ContractField, value: unknown): unknown =>
  fits(field, value) ? value : emptyOf(field);

const emptyOf = ({ initial, kind }: ContractField): unknown => initial ?? EMPTY[kind];

function fits(field: ContractField, value: unknown): boolean {
  switch (field.kind) {
    case 'iznos':
    case 'cijeli':
      return isTyped(value) || (Number.isSafeInteger(value) && Number(value) >= 0);
    case 'datum':
      return isTyped(value);
    case 'da_ne':
      return typeof value === 'boolean';
    case 'izbor':
      return field.choices?.some((choice) => choice.value === value) ?? false;
    default:
      return typeof value === 'string';
  }
}

const isTyped = (value: unknown): boolean => typeof value === 'string' && value !== '';

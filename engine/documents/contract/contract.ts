import { isDay } from '../../kernel/days/day.ts';
import type { ContractField } from './field.ts';
import { type Contract, FIELD_NAMES, FIELDS, type FieldName, isAsked } from './fields.ts';

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
export function readContract(stored: unknown): Contract {
  const values: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return Object.fromEntries(
    FIELD_NAMES.map((name) => [name, heldOrEmpty(FIELDS[name], values[name])]),
  ) as Contract;
}

/**
 * The contract as its category asks for it. What was filled in for another category is kept in the form and may come back;
 * it never enters a text where nobody sees or can remove it, nor does what was typed for a day and says none.
 */
export const onlyAsked = (contract: Contract): Contract =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [
      name,
      isAsked(name, contract) && !isUnreadable(name, contract) ? contract[name] : emptyOf(FIELDS[name]),
    ]),
  ) as Contract;

/** A day was typed, and cannot be read as one. */
export function isUnreadable(name: FieldName, contract: Contract): boolean {
  const { kind }: ContractField = FIELDS[name];
  const value = contract[name];
  return kind === 'datum' && typeof value === 'string' && !isDay(value);
}

const heldOrEmpty = (field: ContractField, value: unknown): unknown =>
  fits(field, value) ? value : emptyOf(field);

const emptyOf = ({ initial, kind }: ContractField): unknown => initial ?? EMPTY[kind];

function fits(field: ContractField, value: unknown): boolean {
  switch (field.kind) {
    case 'iznos':
    case 'cijeli':
      return Number.isSafeInteger(value) && Number(value) >= 0;
    case 'datum':
      return typeof value === 'string' && value !== '';
    case 'da_ne':
      return typeof value === 'boolean';
    case 'izbor':
      return field.choices?.some((choice) => choice.value === value) ?? false;
    default:
      return typeof value === 'string';
  }
}

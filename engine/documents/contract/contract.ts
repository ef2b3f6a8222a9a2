import { isDay } from '../../kernel/day.ts';
import type { ContractField, Held } from './field.ts';
import { FIELD_NAMES, FIELDS } from './fields.ts';

/** What the form holds. A text may be empty and a figure or a day null: the contract then leaves a line open. */
export type Contract = { readonly [N in keyof typeof FIELDS]: Held<(typeof FIELDS)[N]> };

const EMPTY: Readonly<Record<ContractField['vrsta'], string | boolean | null>> = {
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

function heldOrEmpty(field: ContractField, value: unknown): unknown {
  return fits(field, value) ? value : (field.pocetno ?? EMPTY[field.vrsta]);
}

function fits(field: ContractField, value: unknown): boolean {
  switch (field.vrsta) {
    case 'iznos':
    case 'cijeli':
      return Number.isSafeInteger(value) && Number(value) >= 0;
    case 'datum':
      return typeof value === 'string' && isDay(value);
    case 'da_ne':
      return typeof value === 'boolean';
    case 'izbor':
      return field.izbori?.some(({ vrijednost }) => vrijednost === value) ?? false;
    default:
      return typeof value === 'string';
  }
}

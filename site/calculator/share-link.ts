import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import { isDay } from '@obracun/engine/kernel/day.ts';
import type { Field } from '@obracun/engine/kernel/field.ts';
import { toJson } from '../fields/entered.ts';
import { arePeriods } from '../fields/periods.ts';
import { formFields, isShown } from './form-fields.ts';
import { type FormState, initialState } from './form-state.ts';

/** Names in links are those of the calls without this ending: short, and they outlive changes of the form. */
const shortName = (name: string): string => name.replace(/_input$/, '');

/**
 * The filled fields as the fragment of an address, without `#`; browsers never send it to a server. What cannot be read
 * as a value of its field is left out, so a link carries amounts, days and choices only.
 */
export function encodeInputs(definition: Definition, state: FormState): string {
  const parts = new URLSearchParams();
  for (const [name, field] of Object.entries(formFields(definition))) {
    if (!isShown(definition, state, name)) continue;
    const text = encodeValue(field, state.unos[name] ?? '');
    if (text !== undefined) parts.set(shortName(name), text);
  }
  return parts.toString();
}

function encodeValue(field: Field, text: string): string | undefined {
  const value = toJson(field, text);
  if (field.vrsta === 'periodi') return decodeValue(field, text);
  if (typeof value === 'boolean') return value === (field.pocetno === true) ? undefined : value ? '1' : '0';
  const written = typeof value === 'number' ? String(value) : text;
  return decodeValue(field, written) === undefined ? undefined : written;
}

/** The state a link restores; undefined when it names no field of this calculator. Whatever makes no sense is ignored. */
export function decodeInputs(definition: Definition, fragment: string): FormState | undefined {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const read = Object.entries(formFields(definition)).flatMap(([name, field]) => {
    const text = decodeValue(field, parts.get(shortName(name)) ?? '');
    return text === undefined ? [] : [[name, text] as const];
  });
  if (read.length === 0) return undefined;
  const { osnova, unos } = initialState(definition);
  const given = read.find(([name]) => name in definition.osnove)?.[0];
  return {
    osnova: given ?? osnova,
    unos: { ...unos, ...Object.fromEntries(read) },
    dirano: read.map(([name]) => name),
  };
}

/** A value of a link as a person would have typed it; undefined for anything else. */
function decodeValue(field: Field, value: string): string | undefined {
  if (field.vrsta === 'da_ne') return value === '1' ? 'da' : value === '0' ? 'ne' : undefined;
  if (field.vrsta === 'datum') return isDay(value) ? value : undefined;
  if (field.vrsta === 'periodi') return arePeriods(value) ? value : undefined;
  if (field.izbori) return field.izbori.some(({ vrijednost }) => vrijednost === value) ? value : undefined;
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(value) ? value.replace('.', ',') : undefined;
}

import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { isDay } from '@obracun/engine/core/days/day.ts';
import type { Field } from '@obracun/engine/core/field.ts';
import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import { mapUnread, toJson } from '../../fields/parsing/entered.ts';
import { today } from '../../platform/clock.ts';
import { SITUATION, shareInputs } from '../../storage/fragment.ts';
import { formFields, isShown } from '../form-state/form-fields.ts';
import { type FormState, initialState } from '../form-state/form-state.ts';

/** Names in links are those of the calls without this ending: short, and independent of changes of the form. */
const shortName = (name: string): string => name.replace(/_input$/, '');

/** Mark of an unreadable value in a link: only amounts, days and choices are shared, and the error is the same. */
const UNREADABLE = '?';

/** The form as a link: the fragment of an address without `#`. Browsers never send it to a server. */
export const linkInputs = (definition: FormDefinition, state: FormState): string =>
  encode(definition, state, () => UNREADABLE);

/** The form for this tab alone, with unreadable values as typed. */
export const encodeInputs = (definition: FormDefinition, state: FormState): string =>
  encode(definition, state, plain);

/** Writes the form into the address and returns the link. */
export const shareForm = (definition: FormDefinition, state: FormState): string =>
  shareInputs(encodeInputs(definition, state), linkInputs(definition, state));

type Write = (unreadable: string) => string;

/** An emptied field is included when the form has a default for it. */
function encode(definition: FormDefinition, state: FormState, write: Write): string {
  const parts = new URLSearchParams();
  const start = initialState(definition);
  for (const [name, field] of Object.entries(formFields(definition))) {
    if (!isShown(definition, state, name)) continue;
    const value = encodeValue(field, state.entered[name] ?? '', write);
    if (value || name in start.entered || (name in definition.bases && name !== start.basis))
      parts.set(shortName(name), value);
  }
  if (state.situation !== undefined) parts.set(SITUATION, state.situation);
  return parts.toString();
}

function encodeValue(field: Field, text: string, write: Write): string {
  const value = toJson(field, text);
  if (value === null) return '';
  if (typeof value === 'boolean') return value === (field.initial === true) ? '' : value ? '1' : '0';
  if (typeof value === 'number' && NUMBER.test(String(value))) return String(value);
  if (field.kind === 'periodi') return mapUnread(text, write);
  if (field.kind === 'datum' && typeof value === 'string' && isDay(value)) return value;
  return field.choices ? plain(text) : write(text);
}

/** The state of a link, with its ignored names; undefined when it names no field of this calculator. */
export function decodeInputs(definition: FormDefinition, fragment: string): FormState | undefined {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const read = Object.entries(formFields(definition)).flatMap(([name, field]) => {
    const value = parts.get(shortName(name)) ?? undefined;
    const text = value && decodeValue(field, value);
    return text === undefined ? [] : [[name, text] as const];
  });
  if (read.length === 0) return undefined;
  const { basis, entered } = initialState(definition, today());
  const given = read.find(([name]) => name in definition.bases)?.[0];
  const taken = read.flatMap(([name]) => (name in definition.bases && name !== given ? [] : shortName(name)));
  const unread = [...parts.keys()].filter((name) => name !== SITUATION && !taken.includes(name)).map(plain);
  const situation = parts.get(SITUATION)?.match(/^[a-z-]{1,40}$/)?.[0];
  return {
    ...(unread[0] !== undefined && { unread }),
    ...(situation !== undefined && { situation }),
    basis: given ?? basis,
    entered: { ...entered, ...Object.fromEntries(read) },
    touched: read.filter(([, text]) => text).map(([name]) => name),
  };
}

/** A value of a link as typed text; undefined for one that cannot be typed. */
function decodeValue(field: Field, value: string): string | undefined {
  if (field.kind === 'da_ne') return value === '1' ? 'da' : value === '0' ? 'ne' : undefined;
  if (field.kind === 'datum') return plain(value);
  if (field.kind === 'periodi') return mapUnread(value, plain);
  if (field.choices) return field.choices.some((choice) => choice.value === value) ? value : undefined;
  if (!NUMBER.test(value)) return field.offeredOnly ? undefined : plain(value);
  return field.kind === 'iznos' && FENINGA.test(value)
    ? formatAmount(km(Number(value)))
    : value.replace('.', ',');
}

const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/;
const FENINGA = /^[^.]*(?:\.\d\d?)?$/;

/** Text of any source, at most a line and all of it visible; the shortening keeps it unreadable. */
const plain = (text: string): string => text.replace(/^(.{99}).{2,}$/s, '$1…').replace(/\p{C}/gu, '\ufffd');

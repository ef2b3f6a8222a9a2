import * as z from 'zod/mini';
import type { Basis, Definition, FormDefinition } from './calculator.ts';
import { amountField, type Field, type Fields } from './field.ts';
import { type Issue, shortened, type Warning } from './issue.ts';
import { isJsonObject } from './json-object.ts';
import { scaleOf } from './numbers/units.ts';
import { schemaOfAll, splitMessage } from './schema.ts';
import { listed } from './text/letters.ts';

/** Stored values of a valid input with warnings about ignored fields, or the reason of the refusal. */
export type Parsed =
  | { readonly input: Readonly<Record<string, unknown>>; readonly left: readonly Warning[] }
  | { readonly issues: readonly Issue[] };

/** The fields of a call: those of the form, and the bases. */
export const fieldsOf = (definition: FormDefinition): Fields => ({
  ...definition.fields,
  ...basisFields(definition),
});

type Sister = Pick<Definition, 'emptyFields' | 'emptyBases'>;

/** Names that only the sister calls read: accepted here while empty. */
export const emptyIn = ({ emptyFields = [], emptyBases = [] }: Sister): readonly string[] => [
  ...emptyFields,
  ...emptyBases,
];

const basisFields = ({ bases }: FormDefinition): Fields =>
  Object.fromEntries(
    Object.entries(bases).map(([name, { label, invalid, hint }]) => [
      name,
      amountField({ label, invalid, ...(hint && { hint }) }),
    ]),
  );

/** Reads the JSON body of a call and checks kinds, limits and rules of the definition; 18,5 % becomes 185000 ppm. */
export function reader(definition: FormDefinition & Sister): (json: unknown) => Parsed {
  const fields = fieldsOf(definition);
  const schema = schemaOfAll(fields);
  const names = Object.keys(definition.bases);
  const active = withoutInactiveFields(fields, emptyIn(definition));
  const unread = ignoredFields(fields);
  const hold = holder(fields, names.length > 0);
  return (json) => {
    const given = active(json);
    const left = given === json ? NOTHING : unread(json);
    const result = z.safeParse(schema, given);
    if (!result.success) return { issues: result.error.issues.flatMap(toIssues) };
    return withBasis(definition, names, hold(result.data), left);
  };
}

const NOTHING: readonly Warning[] = [];

function withBasis(
  definition: FormDefinition,
  names: readonly string[],
  stored: Values,
  left: readonly Warning[],
): Parsed {
  if (names.length > 0) {
    const given = names.filter((name) => stored[name] !== null);
    if (given.length !== 1) return { issues: [oneBasis(definition, given)] };
    stored.basis = basis(definition, given[0] ?? '', stored);
  }
  const issues = definition.checks?.(stored as never) ?? [];
  return issues.length > 0 ? { issues } : { input: stored, left };
}

const basis = ({ bases }: FormDefinition, field: string, stored: Record<string, unknown>): Basis => ({
  field,
  line: bases[field]?.line,
  amount: stored[field] as number,
});

/** A form always gives one basis: only programs and assistants read this, so it has the names they send. */
function oneBasis({ bases }: FormDefinition, given: readonly string[]): Issue {
  const names = Object.entries(bases).map(([name, { label }]) => `„${label}“ (${name})`);
  const poruka =
    given.length === 0
      ? `Upišite od čega se računa, tačno jedno od: ${names.join(', ')}.`
      : `Upišite samo jednu osnovicu, a ne ${given.length}; ostale izostavite. Moguće su: ${names.join(', ')}.`;
  return { polje: given[1] ?? Object.keys(bases)[0] ?? '', kod: 'osnova', poruka };
}

function toIssues(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map(unknownField);
  const polje = String(issue.path[0] ?? '');
  if (polje === '')
    return [{ polje, kod: 'neispravno', poruka: 'Pošaljite JSON objekat s poljima obračuna.' }];
  return [{ polje, ...splitMessage(issue.message) }];
}

const unknownField = (name: string): Issue => ({
  polje: shortened(name),
  kod: 'nepoznato_polje',
  poruka: `Polje „${shortened(name)}“ ne postoji u ovom obračunu: provjerite naziv ili ga izostavite.`,
});

type Values = Record<string, unknown>;

/**
 * Converts checked values into stored units; every field gets a value, in the order of the fields. `hasBasis` reserves a place for `basis`.
 */
function holder(fields: Fields, hasBasis: boolean): (given: Values) => Values {
  const scales = new Map(Object.entries(fields).map(([name, { kind }]) => [name, scaleOf(kind)]));
  const blank = blankOf(fields, hasBasis);
  return (given) => {
    const stored = { ...blank };
    for (const name of Object.keys(given)) {
      const value = given[name];
      const scale = value == null ? undefined : scales.get(name);
      if (scale !== undefined) stored[name] = typeof value === 'number' ? Math.round(value * scale) : value;
    }
    return stored;
  };
}

/** Stored defaults. V8 copies and fills the object several times faster when it is parsed from text with all keys present. */
function blankOf(fields: Fields, hasBasis: boolean): Values {
  const nothing = Object.entries(fields).map(([name, field]) => [name, emptyOf(field)]);
  return JSON.parse(JSON.stringify({ ...Object.fromEntries(nothing), ...(hasBasis && { basis: null }) }));
}

const emptyOf = ({ kind, initial }: Field): boolean | null => (kind === 'da_ne' ? initial === true : null);

type Json = Readonly<Record<string, unknown>>;

/**
 * Removes ignored values from the JSON of a call: fields of a switch that is off, and empty fields that only the sister calls have. Returns
 * everything else unchanged.
 * @param sisterFields names of the fields of the sister calls
 */
function withoutInactiveFields(
  fields: Fields,
  sisterFields: readonly string[] = [],
): (json: unknown) => unknown {
  const dependent = Object.entries(fields).flatMap(([name, { when }]) => (when ? [{ name, when }] : []));
  return (json) => {
    if (!isJsonObject(json)) return json;
    const idle = sisterFields.filter((name) => name in json && !json[name]);
    for (const { name, when } of dependent) {
      const isOff = json[when] !== true || idle.includes(when);
      if (isOff && json[name] != null) idle.push(name);
    }
    return idle.length === 0 ? json : without(json, idle);
  };
}

const without = (json: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(json).filter(([name]) => !names.includes(name)));

/** A field of a switch, with all its enclosing switches, the outermost first. */
interface Dependent {
  readonly name: string;
  readonly switches: readonly string[];
}

/**
 * Warns of values whose switch was omitted. Forms never do that; a program or an assistant may, and its hours would silently be unpaid. A
 * switch that is explicitly off needs no warning.
 */
export function ignoredFields(fields: Fields): (json: unknown) => readonly Warning[] {
  const dependents = Object.entries(fields).flatMap(([name, { kind, when }]): Dependent[] =>
    kind === 'da_ne' || when === undefined ? [] : [{ name, switches: switchesOf(fields, when) }],
  );
  return (json) => {
    const given = json as Json;
    const left: Warning[] = [];
    for (const { name, switches } of dependents) {
      if (!given[name] || switches.some((one) => given[one] === false)) continue;
      const forgotten = switches.filter((one) => given[one] !== true);
      if (forgotten.length > 0) left.push(unread(name, forgotten));
    }
    return left;
  };
}

/** Without switches that default to on: they cannot be forgotten. */
function switchesOf(fields: Fields, name: string | undefined): readonly string[] {
  if (name === undefined) return [];
  const { when, initial } = fields[name] ?? {};
  return [...switchesOf(fields, when), ...(initial === true ? [] : [name])];
}

const unread = (polje: string, switches: readonly string[]): Warning => ({
  polje,
  poruka: `Polje „${polje}“ nije uračunato: uz njega pošaljite ${listed(switches.map((name) => `„${name}“: true`))}, ili ga izostavite.`,
  izvor: null,
});

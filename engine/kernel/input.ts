import * as z from 'zod/mini';
import type { Basis, Definition } from './calculator.ts';
import { amountField, type Field, type Fields, SCALE } from './field.ts';
import type { Issue } from './issue.ts';
import { type Shape, schemaOfAll, splitMessage } from './schema.ts';

/** Held values of an accepted input, or why it is refused. */
export type Parsed =
  | { readonly unos: Readonly<Record<string, unknown>> }
  | { readonly greske: readonly Issue[] };

/** The fields a call reads: those of the form, and the bases. */
export const fieldsOf = (definition: Definition): Fields => ({
  ...definition.polja,
  ...basisFields(definition),
});

const basisFields = ({ osnove }: Definition): Fields =>
  Object.fromEntries(
    Object.entries(osnove).map(([name, { naziv, neispravno, savjet }]) => [
      name,
      amountField({ naziv, neispravno, ...(savjet && { savjet }) }),
    ]),
  );

/** Reads the JSON body of a call: kinds, limits and rules of the definition; 18,5 % becomes 185000 ppm. */
export function reader(
  definition: Definition,
  object: (shape: Shape) => z.core.$ZodType = z.strictObject,
): (json: unknown) => Parsed {
  const fields = fieldsOf(definition);
  const holders = Object.entries(fields).map(holder);
  const schema = schemaOfAll(fields, object);
  return (json) => {
    const result = z.safeParse(schema, withoutEmpty(json, definition.prazna));
    if (!result.success) return { greske: result.error.issues.flatMap(toIssues) };
    const given = result.data as Record<string, unknown>;
    const held: Record<string, unknown> = {};
    for (const way of holders) held[way.name] = hold(isAsked(held, way) ? given[way.name] : undefined, way);
    return withBasis(definition, held);
  };
}

interface Holder {
  readonly name: string;
  /** What belongs to a switch that is off is not read. */
  readonly uz: string | undefined;
  readonly scale: number;
  readonly empty: boolean | null;
}

/** All of one shape, which fields are not: every call goes over them. */
const holder = ([name, { vrsta, uz, pocetno }]: [string, Field]): Holder => ({
  name,
  uz,
  scale: SCALE[vrsta],
  empty: vrsta === 'da_ne' ? pocetno === true : null,
});

const isAsked = (held: Record<string, unknown>, { uz }: Holder): boolean =>
  uz === undefined || held[uz] === true;

const hold = (value: unknown, { scale, empty }: Holder): unknown =>
  typeof value === 'number' ? Math.round(value * scale) : (value ?? empty);

function withBasis(definition: Definition, held: Record<string, unknown>): Parsed {
  const names = Object.keys(definition.osnove);
  if (names.length > 0) {
    const given = names.filter((name) => held[name] !== null);
    if (given.length !== 1) return { greske: [oneBasis(definition, given)] };
    held.osnova = basis(definition, given[0] ?? '', held);
  }
  const greske = definition.provjere?.(held as never) ?? [];
  return greske.length > 0 ? { greske } : { unos: held };
}

const basis = ({ osnove }: Definition, polje: string, held: Record<string, unknown>): Basis => ({
  polje,
  red: osnove[polje]?.red ?? polje,
  iznos: held[polje] as number,
});

function oneBasis({ osnove }: Definition, given: readonly string[]): Issue {
  const names = Object.values(osnove).map(({ naziv }) => `„${naziv}”`);
  const poruka =
    given.length === 0
      ? `Upišite od čega se računa, jedno od: ${names.join(', ')}.`
      : `Upišite samo jednu osnovicu, a ne ${given.length}: jedno od ${names.join(', ')}.`;
  return { polje: given[1] ?? Object.keys(osnove)[0] ?? '', kod: 'osnova', poruka };
}

/** Lets through the empty fields that the sister calls have and this one does not. */
function withoutEmpty(json: unknown, empty: readonly string[] = []): unknown {
  if (empty.length === 0 || typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const isSpare = (name: string, value: unknown) => empty.includes(name) && !value;
  return Object.fromEntries(Object.entries(json).filter(([name, value]) => !isSpare(name, value)));
}

function toIssues(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map(unknownField);
  const polje = String(issue.path[0] ?? '');
  if (polje === '')
    return [{ polje, kod: 'neispravno', poruka: 'Pošaljite JSON objekat s poljima obračuna.' }];
  return [{ polje, ...splitMessage(issue.message) }];
}

const unknownField = (name: string): Issue => ({
  polje: name.slice(0, 40),
  kod: 'nepoznato_polje',
  poruka: `Polje „${name.slice(0, 40)}” ne postoji u ovom obračunu: provjerite naziv ili ga izostavite.`,
});

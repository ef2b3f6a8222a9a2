import * as z from 'zod/mini';
import { askedOf } from './asked.ts';
import type { Basis, Definition, FormDefinition } from './calculator.ts';
import { amountField, type Fields } from './field.ts';
import { holder, type Values } from './held.ts';
import type { Issue } from './issue.ts';
import { type MakeObject, schemaOfAll, splitMessage } from './schema.ts';

/** Held values of an accepted input, or why it is refused. */
export type Parsed =
  | { readonly unos: Readonly<Record<string, unknown>> }
  | { readonly greske: readonly Issue[] };

/** The fields a call reads: those of the form, and the bases. */
export const fieldsOf = (definition: FormDefinition): Fields => ({
  ...definition.polja,
  ...basisFields(definition),
});

type Sister = Pick<Definition, 'prazna' | 'prazneOsnove'>;

/** Names that only the sister calls read: here they may be given empty. */
export const emptyIn = ({ prazna = [], prazneOsnove = [] }: Sister): readonly string[] => [
  ...prazna,
  ...prazneOsnove,
];

const basisFields = ({ osnove }: FormDefinition): Fields =>
  Object.fromEntries(
    Object.entries(osnove).map(([name, { naziv, neispravno, savjet }]) => [
      name,
      amountField({ naziv, neispravno, ...(savjet && { savjet }) }),
    ]),
  );

/** Reads the JSON body of a call: kinds, limits and rules of the definition; 18,5 % becomes 185000 ppm. */
export function reader(
  definition: FormDefinition & Sister,
  object: MakeObject = z.strictObject,
): (json: unknown) => Parsed {
  const fields = fieldsOf(definition);
  const schema = schemaOfAll(fields, object);
  const names = Object.keys(definition.osnove);
  const asked = askedOf(fields, emptyIn(definition));
  const hold = holder(fields, names.length > 0);
  return (json) => {
    const result = z.safeParse(schema, asked(json));
    if (!result.success) return { greske: result.error.issues.flatMap(toIssues) };
    return withBasis(definition, names, hold(result.data as Values));
  };
}

function withBasis(definition: FormDefinition, names: readonly string[], held: Values): Parsed {
  if (names.length > 0) {
    const given = names.filter((name) => held[name] !== null);
    if (given.length !== 1) return { greske: [oneBasis(definition, given)] };
    held.osnova = basis(definition, given[0] ?? '', held);
  }
  const greske = definition.provjere?.(held as never) ?? [];
  return greske.length > 0 ? { greske } : { unos: held };
}

const basis = ({ osnove }: FormDefinition, polje: string, held: Record<string, unknown>): Basis => ({
  polje,
  red: osnove[polje]?.red,
  iznos: held[polje] as number,
});

function oneBasis({ osnove }: FormDefinition, given: readonly string[]): Issue {
  const names = Object.values(osnove).map(({ naziv }) => `„${naziv}“`);
  const poruka =
    given.length === 0
      ? `Upišite od čega se računa, jedno od: ${names.join(', ')}.`
      : `Upišite samo jednu osnovicu, a ne ${given.length}: jedno od ${names.join(', ')}.`;
  return { polje: given[1] ?? Object.keys(osnove)[0] ?? '', kod: 'osnova', poruka };
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
  poruka: `Polje „${name.slice(0, 40)}“ ne postoji u ovom obračunu: provjerite naziv ili ga izostavite.`,
});

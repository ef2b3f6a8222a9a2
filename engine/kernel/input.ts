import * as z from 'zod/mini';
import type { Basis, Definition, FormDefinition } from './calculator.ts';
import { amountField, type Fields } from './field.ts';
import { type Issue, saidAgain, type Warning } from './issue.ts';
import { askedOf } from './reading/asked.ts';
import { holder, type Values } from './reading/held.ts';
import { passedOver } from './reading/passed-over.ts';
import { schemaOfAll, splitMessage } from './schema.ts';

/** Held values of an accepted input, with what is to be said of what was not looked at; or why it is refused. */
export type Parsed =
  | { readonly input: Readonly<Record<string, unknown>>; readonly left: readonly Warning[] }
  | { readonly issues: readonly Issue[] };

/** The fields a call reads: those of the form, and the bases. */
export const fieldsOf = (definition: FormDefinition): Fields => ({
  ...definition.fields,
  ...basisFields(definition),
});

type Sister = Pick<Definition, 'emptyFields' | 'emptyBases'>;

/** Names that only the sister calls read: here they may be given empty. */
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

/** Reads the JSON body of a call: kinds, limits and rules of the definition; 18,5 % becomes 185000 ppm. */
export function reader(definition: FormDefinition & Sister): (json: unknown) => Parsed {
  const fields = fieldsOf(definition);
  const schema = schemaOfAll(fields);
  const names = Object.keys(definition.bases);
  const asked = askedOf(fields, emptyIn(definition));
  const unread = passedOver(fields);
  const hold = holder(fields, names.length > 0);
  return (json) => {
    const given = asked(json);
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
  held: Values,
  left: readonly Warning[],
): Parsed {
  if (names.length > 0) {
    const given = names.filter((name) => held[name] !== null);
    if (given.length !== 1) return { issues: [oneBasis(definition, given)] };
    held.basis = basis(definition, given[0] ?? '', held);
  }
  const issues = definition.checks?.(held as never) ?? [];
  return issues.length > 0 ? { issues } : { input: held, left };
}

const basis = ({ bases }: FormDefinition, field: string, held: Record<string, unknown>): Basis => ({
  field,
  line: bases[field]?.line,
  amount: held[field] as number,
});

/** A form gives one basis by itself: programs and assistants read this, so it has the names they send. */
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
  polje: saidAgain(name),
  kod: 'nepoznato_polje',
  poruka: `Polje „${saidAgain(name)}“ ne postoji u ovom obračunu: provjerite naziv ili ga izostavite.`,
});

import { plainName } from '../../../core/text/plain-name.ts';

/** What a field is called: in our own files and lists, and by others. */
export interface FieldWords {
  readonly label: string;
  readonly synonyms: readonly string[];
}

export type FieldTable<F extends string> = Readonly<Record<F, FieldWords>>;

export const words = (label: string, ...synonyms: string[]): FieldWords => ({ label, synonyms });

/** The shortest word that names a field at the beginning of a longer heading. */
const SHORTEST = 4;

interface Known<F> {
  readonly field: F;
  readonly name: string;
}

/** Finds the field of a heading: named so, or beginning so with the longest name (`Topli obrok po danu`). */
export function headingReader<F extends string>(table: FieldTable<F>): (heading: string) => F | undefined {
  const known = (Object.entries(table) as [F, FieldWords][])
    .flatMap(([field, { label, synonyms }]) =>
      [label, ...synonyms].map((name): Known<F> => ({ field, name: plainName(name) })),
    )
    .sort((one, other) => other.name.length - one.name.length);
  const exact = new Map(known.map(({ field, name }) => [name, field]));
  return (heading) => {
    const name = plainName(heading);
    const beginning = known.find((one) => one.name.length >= SHORTEST && name.startsWith(`${one.name} `));
    return exact.get(name) ?? beginning?.field;
  };
}

import type { Definition, FormDefinition, Presentation } from './calculator.ts';
import type { BasisField, Fields, Group, InputOf } from './field.ts';
import type { Issue } from './issue.ts';
import type { LineTable } from './lines.ts';
import { mainLines, type Slip } from './slip.ts';

type Text<T> = keyof T & string;

/** What a calculator says of itself; every name of a field or line in it is one that there is. */
interface Facts<F extends Fields, T extends LineTable> {
  readonly fields: F;
  readonly bases: Readonly<Record<string, BasisField<Text<T>>>>;
  readonly groups: readonly Group<Text<F>>[];
  readonly checks?: (input: InputOf<F>) => Issue[];
}

/** The definition of a calculator that is called. */
export const define = <const F extends Fields, T extends LineTable>(
  definition: Facts<F, T> &
    Omit<Definition, keyof Facts<F, T> | 'slip'> & {
      readonly slip: () => Promise<{ readonly slip: Slip<T> }>;
    },
): Definition => definition;

/** What follows from the lines of a slip together with the form they answer. */
export function present<D extends FormDefinition>(form: D, { table, ...lines }: Slip): D & Presentation {
  return { ...form, ...lines, mainLines: mainLines(table, form.bases) };
}

/** The same of a calculator that is computed in the browser alone, whose lines are there at once. */
export const defineTool = <const F extends Fields, T extends LineTable>(
  form: Facts<F, T> & Omit<FormDefinition, keyof Facts<F, T>>,
  slip: Slip<T>,
): Presentation => present(form as FormDefinition, slip as Slip);

const presented = new WeakMap<Definition, Promise<Definition & Presentation>>();

/** A called calculator with its lines, fetched once; asked again where that failed. */
export function presentationOf(definition: Definition): Promise<Definition & Presentation> {
  const known = presented.get(definition) ?? fetched(definition);
  presented.set(definition, known);
  return known;
}

async function fetched(definition: Definition): Promise<Definition & Presentation> {
  try {
    return present(definition, (await definition.slip()).slip);
  } catch (error) {
    presented.delete(definition);
    throw error;
  }
}

import type { Definition, FormDefinition, Presentation } from './calculator.ts';
import type { BasisField, Fields, Group, InputOf } from './field.ts';
import type { Issue } from './issue.ts';
import type { LineTable } from './lines.ts';
import { mainLines, type Slip } from './slip.ts';

type Text<T> = keyof T & string;

/** The description of a calculator; every name of a field or line in it exists. */
interface Facts<F extends Fields, T extends LineTable> {
  readonly fields: F;
  readonly bases: Readonly<Record<string, BasisField<Text<T>>>>;
  readonly groups: readonly Group<Text<F>>[];
  readonly checks?: (input: InputOf<F>) => Issue[];
}

/** The definition of a calculator with a call. */
export const define = <const F extends Fields, T extends LineTable>(
  definition: Facts<F, T> &
    Omit<Definition, keyof Facts<F, T> | 'slip'> & {
      readonly slip: () => Promise<{ readonly slip: Slip<T> }>;
    },
): Definition => definition;

/** What derives from the lines of a slip and its form. */
export function present<D extends FormDefinition>(form: D, { table, ...lines }: Slip): D & Presentation {
  return { ...form, ...lines, mainLines: mainLines(table, form.bases) };
}

/** The same for a calculator that runs in the browser only, whose lines are loaded with it. */
export const defineTool = <const F extends Fields, T extends LineTable>(
  form: Facts<F, T> & Omit<FormDefinition, keyof Facts<F, T>>,
  slip: Slip<T>,
): Presentation => present(form as FormDefinition, slip as Slip);

const presented = new WeakMap<Definition, Promise<Definition & Presentation>>();

/** A called calculator with its lines, fetched once; a failed fetch is retried on the next use. */
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

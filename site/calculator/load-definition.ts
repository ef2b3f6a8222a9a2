import type { Definition } from '@obracun/engine/core/calculator.ts';

const definitions = import.meta.glob<{ definition: Definition }>('../../engine/calculators/*/definition.ts');

/** The definition of one calculator, in its own file, so that a page loads no other. */
export async function loadDefinition(id: string): Promise<Definition> {
  const load = definitions[`../../engine/calculators/${id}/definition.ts`];
  if (load === undefined) throw new Error(`no calculator ${id}`);
  return (await load()).definition;
}

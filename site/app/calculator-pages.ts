import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import type { Card } from './card.ts';
import type { Page } from './page.ts';
import { screenOf } from './screen-of.tsx';

const definitions = import.meta.glob<{ definition: Definition }>('../../engine/calculators/*/definition.ts');

/** The definition of one calculator, in a file of its own, so that a page loads no other. */
export async function loadDefinition(id: string): Promise<Definition> {
  const load = definitions[`../../engine/calculators/${id}/definition.ts`];
  if (load === undefined) throw new Error(`no calculator ${id}`);
  return (await load()).definition;
}

const pageOf = ({ id, title, entitet }: Card): Page => ({
  path: `/${id}`,
  title,
  group: entitet,
  preload: ['calculator/calculator-page.tsx', 'app/jitless.ts', `../engine/calculators/${id}/definition.ts`],
  load: async () => {
    const [{ CalculatorPage }, definition] = await Promise.all([
      import('../calculator/calculator-page.tsx'),
      loadDefinition(id),
      import('./jitless.ts'),
    ]);
    return screenOf(CalculatorPage, { definition });
  },
});

/** The page of every calculator in the registry, in its order. */
export const calculatorPages: readonly Page[] = CALCULATOR_CARDS.map(pageOf);

import type { Definition } from '@obracun/engine/core/calculator.ts';
import type { Card } from '../../pages/directory/card.ts';
import type { Page } from '../../pages/directory/page.ts';
import { screenFor } from './calculator-screens.ts';
import { screenOf } from './screen-of.tsx';

declare const CALCULATOR_CARDS: readonly Card[];

const definitions = import.meta.glob<{ definition: Definition }>(
  '../../../engine/calculators/*/definition.ts',
);

/** The definition of one calculator, in its own file, so that a page loads no other. */
async function loadDefinition(id: string): Promise<Definition> {
  const load = definitions[`../../../engine/calculators/${id}/definition.ts`];
  if (load === undefined) throw new Error(`no calculator ${id}`);
  return (await load()).definition;
}

function pageOf({ id, title, entity }: Card): Page {
  const screen = screenFor(id);
  return {
    path: `/${id}`,
    title,
    group: entity,
    preload: [screen.source, `../engine/calculators/${id}/definition.ts`],
    load: async () => {
      const [Screen, definition] = await Promise.all([screen.load(), loadDefinition(id)]);
      return screenOf(Screen, { definition });
    },
  };
}

/** The page of every calculator in the registry, in its order. */
export const calculatorPages: readonly Page[] = CALCULATOR_CARDS.map(pageOf);

import type { Definition } from '@obracun/engine/core/calculator.ts';

/** What the table of pages knows of a calculator. */
export interface Card extends Pick<Definition, 'id' | 'entity'> {
  /** What stands on the tab. */
  readonly title: string;
}

/** What lists, search and the head of a page say about it. */
export interface CardTexts extends Pick<Definition, 'id' | 'description' | 'card'> {}

/** Follows the name of the card, where the heading is too long for a tab or does not say where it holds. */
const TITLE_ENDS: Partial<Record<Definition['entity'], string>> = {
  rs: 'obračun u Republici Srpskoj',
  fbih: 'obračun u Federaciji BiH',
};

/** Of a card that is called by its entity. */
const OF_ENTITY = 'obračun plata i doprinosa';
const BY_ENTITY: ReadonlySet<string> = new Set(['kalkulator-fbih', 'kalkulator-brcko']);

export function cardOf({ id, entity, title, card }: Definition): Card {
  const end = BY_ENTITY.has(id) ? OF_ENTITY : TITLE_ENDS[entity];
  return { id, entity, title: end ? `${card.title} – ${end}` : title };
}

export const cardTextsOf = ({ id, description, card }: Definition): CardTexts => ({ id, description, card });

import type { Definition } from '@obracun/engine/core/calculator.ts';

/** Texts of a calculator in the table of pages. */
export interface Card extends Pick<Definition, 'id' | 'entity'> {
  /** Title of the tab. */
  readonly title: string;
}

/** Description in lists, search and the head of a page. */
export interface CardTexts extends Pick<Definition, 'id' | 'description' | 'card'> {}

/** Follows the name of the card, where the heading is too long for a tab or does not name its area. */
const TITLE_ENDS: Partial<Record<Definition['entity'], string>> = {
  rs: 'obračun u Republici Srpskoj',
  fbih: 'obračun u Federaciji BiH',
};

/** Of a card named after its entity. */
const OF_ENTITY = 'obračun plata i doprinosa';
const BY_ENTITY: ReadonlySet<string> = new Set(['kalkulator-fbih', 'kalkulator-brcko']);

export function cardOf({ id, entity, title, card }: Definition): Card {
  const end = BY_ENTITY.has(id) ? OF_ENTITY : TITLE_ENDS[entity];
  return { id, entity, title: end ? `${card.title} – ${end}` : title };
}

export const cardTextsOf = ({ id, description, card }: Definition): CardTexts => ({ id, description, card });

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

/** Titles of the tab of their own: the card is named after its entity, or the specified heading is no plain word. */
const OWN_TITLES: Readonly<Record<string, string>> = {
  'kalkulator-fbih': 'Obračun plaće u Federaciji BiH',
  'kalkulator-brcko': 'Obračun plate u Brčko distriktu',
  'doprinosi-vlasnik': 'Vlasnik radnje, osnovno zanimanje',
};

export function cardOf({ id, entity, title, card }: Definition): Card {
  const end = TITLE_ENDS[entity];
  return { id, entity, title: OWN_TITLES[id] ?? (end ? `${card.title} – ${end}` : title) };
}

export const cardTextsOf = ({ id, description, card }: Definition): CardTexts => ({ id, description, card });

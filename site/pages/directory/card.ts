import type { Definition } from '@obracun/engine/kernel/calculator.ts';

/** What the table of pages knows of a calculator. */
export interface Card extends Pick<Definition, 'id' | 'entitet'> {
  /** What stands on the tab. */
  readonly title: string;
}

/** What lists, search and the head of a page say about it. */
export interface CardTexts extends Pick<Definition, 'id' | 'opis' | 'kartica'> {}

/** Follows the name of the card, where the heading is too long for a tab or does not say where it holds. */
const TITLE_ENDS: Partial<Record<Definition['entitet'], string>> = {
  rs: 'obračun u Republici Srpskoj',
  fbih: 'obračun plata i doprinosa',
};

export function cardOf({ id, entitet, naslov, kartica }: Definition): Card {
  const end = TITLE_ENDS[entitet];
  return { id, entitet, title: end ? `${kartica.naslov} – ${end}` : naslov };
}

export const cardTextsOf = ({ id, opis, kartica }: Definition): CardTexts => ({ id, opis, kartica });

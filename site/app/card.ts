import type { Definition } from '@obracun/engine/kernel/calculator.ts';

/** What the table of pages knows of a calculator. */
export interface Card extends Pick<Definition, 'id' | 'entitet'> {
  /** What stands on the tab. */
  readonly title: string;
}

/** What lists, search and the head of a page say about it. */
export interface CardTexts extends Pick<Definition, 'id' | 'opis' | 'kartica'> {}

export const cardOf = ({ id, entitet, naslov, kartica }: Definition): Card => ({
  id,
  entitet,
  // The headings of the Srpska calculators are too long for a tab or say nothing of where they hold.
  title: entitet === 'rs' ? `${kartica.naslov} – obračun u Republici Srpskoj` : naslov,
});

export const cardTextsOf = ({ id, opis, kartica }: Definition): CardTexts => ({ id, opis, kartica });

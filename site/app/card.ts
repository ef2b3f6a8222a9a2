import type { Definition } from '@obracun/engine/kernel/calculator.ts';

/** What the table of pages knows of a calculator. */
export interface Card {
  readonly id: string;
  readonly naslov: string;
  readonly entitet: Definition['entitet'];
}

/** What lists, search and the head of a page say about it. */
export interface CardTexts extends Pick<Definition, 'id' | 'opis' | 'kartica'> {}

export const cardOf = ({ id, entitet, kartica: { naslov } }: Definition): Card => ({ id, naslov, entitet });

export const cardTextsOf = ({ id, opis, kartica }: Definition): CardTexts => ({ id, opis, kartica });

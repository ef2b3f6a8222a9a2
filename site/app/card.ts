import type { Definition } from '@obracun/engine/kernel/calculator.ts';

/** What the doors, the menu and the head of a page say about a calculator, without its fields and rules. */
export interface Card extends Pick<Definition, 'id' | 'naslov' | 'opis' | 'entitet' | 'kartica'> {}

export const cardOf = ({ id, naslov, opis, entitet, kartica }: Definition): Card => ({
  id,
  naslov,
  opis,
  entitet,
  kartica,
});

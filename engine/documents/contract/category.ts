import type { CategoryId, Entity } from './category-id.ts';
import type { Clause, Role, Roles } from './clause.ts';

/** One of the six contracts: what it is called, what it rests on, who signs it and what it says, in order. */
export interface Category {
  readonly id: CategoryId;
  readonly naslov: string;
  /** After the words `Na osnovu`. */
  readonly osnov: (entity: Entity) => string;
  readonly uloge: Roles;
  readonly clauses: readonly Clause[];
}

const role = (nominativ: string, genitiv: string, dativ: string): Role => ({ nominativ, genitiv, dativ });

export const POSLODAVAC = role('Poslodavac', 'Poslodavca', 'Poslodavcu');
export const NARUCILAC = role('Naručilac', 'Naručioca', 'Naručiocu');
export const DRUSTVO = role('Društvo', 'Društva', 'Društvu');
export const RADNIK = role('Radnik', 'Radnika', 'Radniku');
export const IZVRSILAC = role('Izvršilac', 'Izvršioca', 'Izvršiocu');
export const AUTOR = role('Autor', 'Autora', 'Autoru');
export const MENADZER = role('Menadžer', 'Menadžera', 'Menadžeru');

import { clause } from '../../clause.ts';
import { AUTHOR } from '../../law/sources.ts';

/** Only a natural person is an author. */
export const authorship = clause('Izjava autora', AUTHOR, () => [
  'Autor izjavljuje da je djelo njegova individualna tvorevina i da njime ne povređuje prava drugih lica.',
  'Ako treće lice istakne zahtjev prema Naručiocu zbog povrede svojih prava, za štetu odgovara Autor.',
]);

import { clause } from '../../clause.ts';
import { AUTHOR } from '../../law/sources.ts';
import { stated } from '../../wording.ts';

/** What is not named stays with the author, as do the moral rights. */
export const rights = clause('Ustupanje prava', AUTHOR, ({ contract }) => [
  `Autor Naručiocu ${contract.exclusive ? 'isključivo' : 'neisključivo'} ustupa imovinska prava navedena u ovom članu.`,
  ...stated('Prava koja se ustupaju', contract.rights),
  ...stated('Teritorija ustupanja', contract.rightsTerritory),
  ...stated('Vrijeme ustupanja', contract.rightsDuration),
  'Prava koja nisu izričito navedena i moralna prava, uključujući pravo na naznačenje imena, ostaju Autoru.',
]);

import { clause } from '../../clause.ts';
import { BLANK } from '../../wording.ts';

export const finalProvisions = clause('Završne odredbe', {}, ({ contract }) => [
  'Ovaj ugovor stupa na snagu kada ga potpišu obje ugovorne strane.',
  'Ugovor se mijenja i dopunjuje samo pisanim aneksom koji potpišu obje ugovorne strane.',
  `Ugovor je sačinjen u istovjetnim primjercima, ukupno ${contract.copies ?? BLANK}, od kojih svaka ugovorna strana zadržava najmanje jedan.`,
]);

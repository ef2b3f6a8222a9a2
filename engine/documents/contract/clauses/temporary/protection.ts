import { clause } from '../../clause.ts';

export const protection = clause('Zaštita na radu', {}, () => [
  'Poslodavac Izvršiocu osigurava odmor u toku rada i mjere zaštite na radu kao i radnicima u radnom odnosu.',
]);

import { type Clause, clause } from '../../clause.ts';

/** How a contract paid for a result ends. */
export const ending = (whenDone: string): Clause =>
  clause('Prestanak i raskid ugovora', {}, () => [
    `Ugovor prestaje ${whenDone}.`,
    'Ugovor se može raskinuti i sporazumno, u pisanoj formi.',
    'Ako jedna strana ne ispunjava svoje obaveze, druga joj ostavlja primjeren rok za ispunjenje, a nakon njegovog isteka može raskinuti ugovor pisanom izjavom i tražiti naknadu štete.',
  ]);

import { type Category, POSLODAVAC, RADNIK } from '../category.ts';
import { fixedTerm } from '../clauses/employment/fixed-term.ts';
import { employmentBasis, employmentClauses } from './employment.ts';

export const fixedTermContract: Category = {
  id: 'fixed-term',
  naslov: 'Ugovor o radu na određeno vrijeme',
  osnov: employmentBasis,
  uloge: { employer: POSLODAVAC, employee: RADNIK },
  clauses: [fixedTerm, ...employmentClauses],
};

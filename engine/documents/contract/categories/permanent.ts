import { type Category, POSLODAVAC, RADNIK } from '../category.ts';
import { openEnded } from '../clauses/employment/open-ended.ts';
import { employmentBasis, employmentClauses } from './employment.ts';

export const permanent: Category = {
  id: 'permanent',
  naslov: 'Ugovor o radu na neodređeno vrijeme',
  osnov: employmentBasis,
  uloge: { employer: POSLODAVAC, employee: RADNIK },
  clauses: [openEnded, ...employmentClauses],
};

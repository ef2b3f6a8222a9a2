import { type Clause, clause } from '../../clause.ts';
import { typed } from '../../wording.ts';
import { employeeObligations } from '../shared/obligations.ts';

/** The copy of the registration within fifteen days is the Federation's (art. 28 of its labour law). */
export const employerDuties: Clause = clause('Obaveze Poslodavca', {}, ({ contract }) => [
  'Poslodavac Radniku omogućava obavljanje ugovorenih poslova, osigurava mu sigurne i zdrave uslove rada, redovno isplaćuje platu i uplaćuje pripadajuće doprinose.',
  contract.entity === 'FBIH'
    ? 'Poslodavac prijavljuje Radnika na obavezna osiguranja i u roku od 15 dana mu uručuje kopiju prijave.'
    : 'Poslodavac prijavljuje Radnika na obavezna osiguranja i uručuje mu kopiju prijave.',
  ...typed(contract.employerObligations),
]);

export const employeeDuties = employeeObligations(
  'Obaveze Radnika',
  'Radnik ugovorene poslove obavlja lično, savjesno i na vrijeme, prema uputama Poslodavca i pravilima struke.',
  'Radnik čuva povjerena sredstva i primjenjuje propisane mjere zaštite na radu.',
);

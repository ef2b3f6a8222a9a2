import { type Category, IZVRSILAC, POSLODAVAC } from '../category.ts';
import { confidentiality } from '../clauses/shared/confidentiality.ts';
import { disputes } from '../clauses/shared/disputes.ts';
import { ending } from '../clauses/shared/ending.ts';
import { expenses } from '../clauses/shared/expenses.ts';
import { fee } from '../clauses/shared/fee.ts';
import { finalProvisions } from '../clauses/shared/final-provisions.ts';
import { governedBy } from '../clauses/shared/governing-law.ts';
import { employeeObligations, employerObligations } from '../clauses/shared/obligations.ts';
import { deadline } from '../clauses/temporary/deadline.ts';
import { manner } from '../clauses/temporary/manner.ts';
import { protection } from '../clauses/temporary/protection.ts';
import { subject } from '../clauses/temporary/subject.ts';
import { LABOUR, ofAct } from '../law/acts.ts';
import { TEMPORARY_WORK } from '../law/sources.ts';

/** The article of Republika Srpska is not certain enough to stand in a contract. */
export const temporary: Category = {
  id: 'temporary',
  naslov: 'Ugovor o privremenim i povremenim poslovima',
  osnov: (entity) => `${entity === 'FBIH' ? 'čl. 166. i 167. ' : ''}${ofAct(LABOUR[entity])}`,
  uloge: { employer: POSLODAVAC, employee: IZVRSILAC },
  clauses: [
    subject,
    manner,
    deadline,
    fee('Naknada', TEMPORARY_WORK, 'obavljene poslove'),
    expenses,
    protection,
    employerObligations(
      'Obaveze Poslodavca',
      'Poslodavac Izvršiocu daje uputstva i sredstva potrebna za obavljanje poslova i na vrijeme isplaćuje naknadu.',
    ),
    employeeObligations(
      'Obaveze Izvršioca',
      'Izvršilac poslove obavlja lično i savjesno, prema uputstvima Poslodavca, i čuva povjerena sredstva.',
    ),
    confidentiality,
    ending('izvršenjem poslova, a najkasnije istekom ugovorenog roka'),
    governedBy(
      TEMPORARY_WORK,
      ({ contract }) => `odredbe ${ofAct(LABOUR[contract.entity])} o privremenim i povremenim poslovima`,
    ),
    disputes,
    finalProvisions,
  ],
};

import { type Category, IZVRSILAC, NARUCILAC } from '../category.ts';
import { acceptance } from '../clauses/contract-for-work/acceptance.ts';
import { manner } from '../clauses/contract-for-work/manner.ts';
import { placeAndDeadline } from '../clauses/contract-for-work/place-and-deadline.ts';
import { subject } from '../clauses/contract-for-work/subject.ts';
import { confidentiality } from '../clauses/shared/confidentiality.ts';
import { disputes } from '../clauses/shared/disputes.ts';
import { ending } from '../clauses/shared/ending.ts';
import { expenses } from '../clauses/shared/expenses.ts';
import { fee } from '../clauses/shared/fee.ts';
import { finalProvisions } from '../clauses/shared/final-provisions.ts';
import { governedBy } from '../clauses/shared/governing-law.ts';
import { employeeObligations, employerObligations } from '../clauses/shared/obligations.ts';
import { OBLIGATIONS, ofAct } from '../law/acts.ts';
import { CONTRACT_FOR_WORK } from '../law/sources.ts';

export const contractForWork: Category = {
  id: 'contract-for-work',
  naslov: 'Ugovor o djelu',
  osnov: (entity) => `člana 600. ${ofAct(OBLIGATIONS[entity])}`,
  uloge: { employer: NARUCILAC, employee: IZVRSILAC },
  clauses: [
    subject,
    manner,
    placeAndDeadline,
    fee('Naknada', CONTRACT_FOR_WORK, 'obavljeni posao'),
    expenses,
    employerObligations(
      'Obaveze Naručioca',
      'Naručilac Izvršiocu blagovremeno daje podatke i dokumentaciju potrebne za obavljanje posla.',
    ),
    employeeObligations(
      'Obaveze Izvršioca',
      'Izvršilac posao obavlja kako je ugovoreno i po pravilima struke, u ugovorenom roku.',
    ),
    acceptance,
    confidentiality,
    ending('izvršenjem posla i isplatom naknade'),
    governedBy(CONTRACT_FOR_WORK),
    disputes,
    finalProvisions,
  ],
};

import { given } from '../../given.ts';
import { OBLIGATIONS, ofAct } from './acts.ts';
import { type ContractText, clause, IZVRSILAC, NARUCILAC, when } from './clause.ts';
import {
  confidentiality,
  disputes,
  employeeObligations,
  employerObligations,
  ending,
  expenses,
  fee,
  finalProvisions,
  governedBy,
  personalData,
} from './clauses.ts';
import { CONTRACT_FOR_WORK } from './sources.ts';
import { ofDay, sentence, stated, statedIfGiven } from './wording.ts';

export const contractForWork: ContractText = {
  title: 'Ugovor o djelu',
  basis: (entity) => `člana 600. ${ofAct(OBLIGATIONS[entity])}`,
  roles: { employer: NARUCILAC, employee: IZVRSILAC },
  clauses: [
    clause('Predmet ugovora', CONTRACT_FOR_WORK, ({ contract }) => [
      sentence(
        `Izvršilac se obavezuje da za Naručioca samostalno obavi sljedeći posao: ${given(contract.jobTitle)}`,
      ),
      ...statedIfGiven('Opis posla', contract.jobDescription),
      'Naručilac se obavezuje da za obavljeni posao plati ugovorenu naknadu.',
      'Ovim ugovorom ne zasniva se radni odnos.',
    ]),
    clause('Način izvršenja', CONTRACT_FOR_WORK, ({ contract }) => [
      ...statedIfGiven('Način izvršenja posla', contract.workManner),
      ...statedIfGiven('Materijal i sredstva za rad', contract.material),
      'Izvršilac sam organizuje svoj rad i odgovara za kvalitet izvršenog posla.',
      'Naručilac može nadzirati obavljanje posla i davati uputstva kada to odgovara prirodi posla, a Izvršilac mu to omogućava.',
    ]),
    clause('Mjesto i rok izvršenja', {}, ({ contract }) => [
      ...stated('Mjesto izvršenja posla', contract.workplace),
      ...when(
        contract.startDate !== null,
        `Izvršilac počinje obavljati posao dana ${ofDay(contract.startDate)}.`,
      ),
      ...stated('Rok izvršenja posla', contract.deadline),
      ...statedIfGiven('Ugovorna kazna za zakašnjenje', contract.delayPenalty),
    ]),
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
    clause('Preuzimanje posla i nedostaci', {}, () => [
      'Po završetku posla Naručilac bez odlaganja pregleda i preuzima izvršeni posao.',
      'Ako utvrdi nedostatke, Naručilac o njima obavještava Izvršioca, a Izvršilac ih otklanja u primjerenom roku i o svom trošku.',
    ]),
    confidentiality,
    personalData,
    ending('izvršenjem posla i isplatom naknade'),
    governedBy(CONTRACT_FOR_WORK),
    disputes,
    finalProvisions,
  ],
};

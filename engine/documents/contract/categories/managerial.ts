import { type Category, DRUSTVO, MENADZER } from '../category.ts';
import { ending } from '../clauses/managerial/ending.ts';
import { mandate } from '../clauses/managerial/mandate.ts';
import { place } from '../clauses/managerial/place.ts';
import { powers } from '../clauses/managerial/powers.ts';
import { subject } from '../clauses/managerial/subject.ts';
import { confidentiality } from '../clauses/shared/confidentiality.ts';
import { disputes } from '../clauses/shared/disputes.ts';
import { expenses } from '../clauses/shared/expenses.ts';
import { fee } from '../clauses/shared/fee.ts';
import { finalProvisions } from '../clauses/shared/final-provisions.ts';
import { governedBy } from '../clauses/shared/governing-law.ts';
import { nonCompete } from '../clauses/shared/non-compete.ts';
import { employeeObligations, employerObligations } from '../clauses/shared/obligations.ts';
import { COMPANIES, LABOUR, named, OBLIGATIONS, ofAct } from '../law/acts.ts';
import { DIRECTOR } from '../law/sources.ts';

export const managerial: Category = {
  id: 'managerial',
  naslov: 'Menadžerski ugovor',
  osnov: (entity) => (entity === 'FBIH' ? `člana 27. stav 5. ${ofAct(LABOUR.FBIH)}` : ofAct(OBLIGATIONS.RS)),
  uloge: { employer: DRUSTVO, employee: MENADZER },
  clauses: [
    subject,
    powers,
    mandate,
    place,
    fee('Naknada', DIRECTOR, 'obavljanje funkcije'),
    expenses,
    employerObligations(
      'Obaveze Društva',
      'Društvo Menadžeru osigurava uslove, podatke i sredstva potrebne za obavljanje funkcije.',
    ),
    employeeObligations(
      'Obaveze Menadžera',
      'Menadžer funkciju obavlja u interesu Društva, sa pažnjom dobrog privrednika, i o poslovanju izvještava nadležni organ Društva.',
      'Menadžer odgovara za štetu koju Društvu prouzrokuje namjerno ili krajnjom nepažnjom.',
    ),
    confidentiality,
    nonCompete,
    ending,
    governedBy(DIRECTOR, ({ contract }) => named(COMPANIES[contract.entity])),
    disputes,
    finalProvisions,
  ],
};

import { AUTOR, type Category, NARUCILAC } from '../category.ts';
import { authorship } from '../clauses/copyright/authorship.ts';
import { delivery } from '../clauses/copyright/delivery.ts';
import { rights } from '../clauses/copyright/rights.ts';
import { subject } from '../clauses/copyright/subject.ts';
import { confidentiality } from '../clauses/shared/confidentiality.ts';
import { disputes } from '../clauses/shared/disputes.ts';
import { ending } from '../clauses/shared/ending.ts';
import { expenses } from '../clauses/shared/expenses.ts';
import { fee } from '../clauses/shared/fee.ts';
import { finalProvisions } from '../clauses/shared/final-provisions.ts';
import { governedBy } from '../clauses/shared/governing-law.ts';
import { employeeObligations, employerObligations } from '../clauses/shared/obligations.ts';
import { COPYRIGHT, named, ofAct } from '../law/acts.ts';
import { AUTHOR } from '../law/sources.ts';

export const copyright: Category = {
  id: 'copyright',
  naslov: 'Autorski ugovor',
  osnov: () => ofAct(COPYRIGHT),
  uloge: { employer: NARUCILAC, employee: AUTOR },
  clauses: [
    subject,
    authorship,
    rights,
    delivery,
    fee('Autorska naknada', AUTHOR, 'djelo i ustupljena prava'),
    expenses,
    employerObligations(
      'Obaveze Naručioca',
      'Naručilac djelo koristi samo u ugovorenom obimu i pri svakom korištenju navodi ime Autora.',
    ),
    employeeObligations(
      'Obaveze Autora',
      'Autor djelo predaje u obliku pogodnom za ugovorenu upotrebu i dok ugovor traje ne ustupa drugome prava koja je isključivo ustupio Naručiocu.',
    ),
    confidentiality,
    ending('predajom i prihvatanjem djela, isplatom naknade i istekom vremena ustupanja'),
    governedBy(AUTHOR, () => named(COPYRIGHT)),
    disputes,
    finalProvisions,
  ],
};

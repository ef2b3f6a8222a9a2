import { given } from '../../given.ts';
import { COPYRIGHT, named, ofAct } from './acts.ts';
import { AUTOR, type ContractText, clause, NARUCILAC, when } from './clause.ts';
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
import { AUTHOR } from './sources.ts';
import { ofDay, sentence, stated, statedIfGiven } from './wording.ts';

export const copyright: ContractText = {
  title: 'Autorski ugovor',
  basis: () => ofAct(COPYRIGHT),
  roles: { employer: NARUCILAC, employee: AUTOR },
  clauses: [
    clause('Predmet ugovora', AUTHOR, ({ contract }) => [
      sentence(
        `Autor se obavezuje da lično izradi i Naručiocu preda autorsko djelo: ${given(contract.jobTitle)}`,
      ),
      ...statedIfGiven('Opis djela', contract.jobDescription),
      'Naručilac se obavezuje da za djelo i ustupljena prava plati autorsku naknadu.',
      'Ovim ugovorom ne zasniva se radni odnos.',
    ]),
    // Only a natural person is an author.
    clause('Izjava autora', AUTHOR, () => [
      'Autor izjavljuje da je djelo njegova individualna tvorevina i da njime ne povređuje prava drugih lica.',
      'Ako treće lice istakne zahtjev prema Naručiocu zbog povrede svojih prava, za štetu odgovara Autor.',
    ]),
    // What is not named stays with the author, as do the moral rights.
    clause('Ustupanje prava', AUTHOR, ({ contract }) => [
      ...stated(
        `Autor Naručiocu ustupa kao ${contract.exclusive ? 'isključiva' : 'neisključiva'} sljedeća imovinska prava`,
        contract.rights,
      ),
      ...stated('Teritorija ustupanja', contract.rightsTerritory),
      ...stated('Vrijeme ustupanja', contract.rightsDuration),
      'Prava koja nisu izričito navedena i moralna prava, uključujući pravo na naznačenje imena, ostaju Autoru.',
    ]),
    clause('Predaja i prihvatanje djela', {}, ({ contract }) => [
      ...when(contract.startDate !== null, `Autor počinje izradu djela dana ${ofDay(contract.startDate)}.`),
      ...stated('Rok predaje djela', contract.deadline),
      ...stated('Mjesto i oblik predaje djela', contract.workplace),
      'Naručilac u primjerenom roku po predaji prihvata djelo ili Autoru dostavlja pisane primjedbe, po kojima Autor djelo dorađuje.',
    ]),
    fee('Autorska naknada', AUTHOR, 'djelo i ustupljena prava'),
    expenses,
    employerObligations(
      'Obaveze Naručioca',
      'Naručilac djelo koristi samo u ugovorenom obimu i pri svakom korištenju navodi ime Autora.',
    ),
    employeeObligations(
      'Obaveze Autora',
      'Autor djelo predaje u obliku pogodnom za ugovorenu upotrebu.',
      ({ contract }) =>
        contract.exclusive
          ? 'Dok ustupanje traje, Autor drugome ne ustupa prava koja je Naručiocu ustupio kao isključiva.'
          : 'Prava koja je ustupio Naručiocu Autor može ustupiti i drugome i može ih sam koristiti.',
    ),
    confidentiality,
    personalData,
    ending('predajom i prihvatanjem djela, isplatom naknade i istekom vremena ustupanja'),
    governedBy(AUTHOR, () => named(COPYRIGHT)),
    disputes,
    finalProvisions,
  ],
};

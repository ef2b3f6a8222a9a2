import { given } from '../../typed-text.ts';
import { type ContractText, clause, DRUSTVO, MENADZER, when } from './clause.ts';
import {
  confidentiality,
  disputes,
  employeeObligations,
  employerObligations,
  expenses,
  fee,
  finalProvisions,
  governedBy,
  nonCompete,
  noticeRuns,
  personalData,
} from './clauses.ts';
import { COMPANIES, DIRECTOR, LABOUR, named, OBLIGATIONS, ofAct } from './sources.ts';
import { ofDay, sentence, stated, statedIfGiven } from './wording.ts';

export const managerial: ContractText = {
  title: 'Menadžerski ugovor',
  basis: (entity) => (entity === 'FBIH' ? `člana 27. stav 5. ${ofAct(LABOUR.FBIH)}` : ofAct(OBLIGATIONS.RS)),
  roles: { employer: DRUSTVO, employee: MENADZER },
  clauses: [
    clause('Predmet ugovora', DIRECTOR, ({ contract }) => [
      sentence(
        `Društvo povjerava, a Menadžer preuzima poslove rukovođenja, predstavljanja i zastupanja Društva na funkciji: ${given(contract.jobTitle)}`,
      ),
      ...statedIfGiven('Akt o imenovanju', contract.appointment),
      contract.entity === 'FBIH'
        ? 'Menadžer funkciju obavlja bez radnog odnosa, u skladu sa članom 27. Zakona o radu i općim aktom Društva.'
        : 'Menadžer funkciju obavlja bez radnog odnosa.',
    ]),
    clause('Zadaci i ovlaštenja', {}, ({ contract }) => [
      ...stated('Zadaci i ovlaštenja Menadžera', contract.jobDescription),
      'Menadžer zastupa Društvo u granicama ovlaštenja upisanih u sudski registar i u skladu sa osnivačkim aktom i odlukama organa Društva.',
    ]),
    clause('Trajanje mandata', {}, ({ contract }) => [
      `Menadžer preuzima funkciju dana ${ofDay(contract.startDate, contract.entity)}.`,
      ...stated('Trajanje mandata', contract.deadline),
    ]),
    clause('Mjesto i organizacija rada', {}, ({ contract }) => [
      ...stated('Mjesto obavljanja funkcije', contract.workplace),
      'Menadžer sam raspoređuje svoje vrijeme, prema potrebama poslovanja Društva.',
    ]),
    fee('Naknada', DIRECTOR, 'obavljanje funkcije'),
    expenses,
    clause('Bonus', {}, ({ contract }) => statedIfGiven('Bonus', contract.bonus)),
    clause('Odmor i bolovanje', {}, ({ contract }) => [
      ...statedIfGiven('Plaćeni odmor', contract.managerLeave),
      ...statedIfGiven('Naknada za vrijeme bolovanja', contract.managerSickPay),
    ]),
    employerObligations(
      'Obaveze Društva',
      'Društvo Menadžeru osigurava uslove, podatke i sredstva potrebne za obavljanje funkcije.',
    ),
    employeeObligations(
      'Obaveze Menadžera',
      'Menadžer funkciju obavlja u interesu Društva, sa pažnjom dobrog privrednika, i o poslovanju izvještava nadležni organ Društva.',
      'Menadžer odgovara za štetu koju Društvu prouzrokuje namjerno ili iz krajnje nepažnje.',
    ),
    confidentiality,
    personalData,
    nonCompete,
    clause('Prestanak ugovora', {}, (setting) => [
      'Ugovor prestaje istekom mandata, razrješenjem, ostavkom ili sporazumom ugovornih strana.',
      ...when(setting.contract.noticePeriod !== null, noticeRuns(setting, 'danom prijema pisanog otkaza')),
      ...statedIfGiven('Otpremnina', setting.contract.severance),
      'Po prestanku ugovora Menadžer Društvu predaje poslove, dokumentaciju i povjerena sredstva.',
    ]),
    governedBy(DIRECTOR, ({ contract }) => named(COMPANIES[contract.entity])),
    disputes,
    finalProvisions,
  ],
};

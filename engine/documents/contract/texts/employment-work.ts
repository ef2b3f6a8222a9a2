import { counted, DAYS, HOURS } from '../../../core/numbers/plural.ts';
import type { Text } from '../../blocks.ts';
import { given } from '../../given.ts';
import { oneLine } from '../../typed-text.ts';
import type { ContractEntity } from '../category.ts';
import type { Contract } from '../fields.ts';
import { type LimitName, limitOn } from '../requirements/limits.ts';
import { type Clause, type ClauseContext, clause, type Facts, when } from './clause.ts';
import { CONTENT, REMOTE_WORK } from './sources.ts';
import { countedOrOpen, sentence, stated, statedIfGiven, typed } from './wording.ts';

/** What one entity demands leaves an open line there; in the other it is written only when it was typed. */
export const demandedIn = (
  entity: ContractEntity,
  { contract }: ClauseContext,
  label: string,
  text: string,
): readonly Text[] => (contract.entity === entity ? stated(label, text) : statedIfGiven(label, text));

/** Typed as an answer to the label. */
const NONE = /^(na radnom mjestu )?nema( poslova sa? posebnim (uslovima|uvjetima) rada)?\.?$/i;

/** Days the labour law sets, on the day the contract begins; undefined before the laws of 2016. */
export function daysOfLaw(
  name: LimitName,
  { entity, startDate }: Contract,
  { today }: Facts,
): string | undefined {
  const limit = limitOn(entity, name, startDate ?? today);
  return limit && counted(limit.vrijednost, DAYS);
}

/** The articles on the work itself: what it is, where, under what conditions and how long, in the order they are signed. */
export const work: readonly Clause[] = [
  clause('Radno mjesto i opis poslova', CONTENT, (setting) => [
    sentence(`Radnik se zapošljava na radnom mjestu: ${given(setting.contract.jobTitle)}`),
    ...demandedIn('FBIH', setting, 'Kratak opis poslova', setting.contract.jobDescription),
  ]),
  clause('Mjesto rada', CONTENT, ({ contract }) =>
    stated('Radnik ugovorene poslove obavlja na sljedećem mjestu', contract.workplace),
  ),
  clause('Rad na izdvojenom mjestu', REMOTE_WORK, ({ contract }) =>
    when(
      contract.remoteWork,
      'Radnik ugovorene poslove obavlja na izdvojenom mjestu rada, kod kuće ili na daljinu, i pritom ima ista prava kao radnik koji iste ili slične poslove obavlja u prostorijama Poslodavca.',
      ...stated('Izdvojeno mjesto rada', contract.remotePlace),
      ...stated('Organizacija rada i nadzor', contract.remoteOversight),
      ...stated('Sredstva rada', contract.remoteEquipment),
      ...stated('Naknada troškova rada na izdvojenom mjestu', contract.remoteCosts),
    ),
  ),
  clause('Poslovi sa posebnim uslovima rada', { RS: CONTENT.RS }, (setting) =>
    NONE.test(oneLine(setting.contract.specialConditions))
      ? ['Na radnom mjestu nema poslova sa posebnim uslovima rada.']
      : demandedIn(
          'RS',
          setting,
          'Poslovi sa posebnim uslovima rada na radnom mjestu',
          setting.contract.specialConditions,
        ),
  ),
  clause('Probni rad', {}, ({ contract, facts }) =>
    when(
      contract.probation,
      `Ugovara se probni rad koji traje ${countedOrOpen(contract.probationPeriod, DAYS)}.`,
      'Radniku koji na probnom radu ne zadovolji, radni odnos prestaje danom isteka ugovorenog roka.',
      contract.entity === 'RS'
        ? 'Probni rad se prati i ocjenjuje, a može prestati i prije isteka ugovorenog roka, u skladu sa Zakonom o radu.'
        : `Ako se probni rad prekida prije isteka ugovorenog roka, otkazni rok traje ${daysOfLaw('probni_rad.otkazni_rok', contract, facts) ?? 'koliko određuje Zakon o radu'}.`,
    ),
  ),
  clause('Radno vrijeme', CONTENT, ({ contract }) => [
    `Radno vrijeme Radnika iznosi ${countedOrOpen(contract.weeklyHours, HOURS)} sedmično.`,
    ...stated('Raspored radnog vremena', contract.workSchedule),
    'Radnik ima pravo na odmor u toku rada, dnevni i sedmični odmor, u skladu sa Zakonom o radu.',
  ]),
  clause('Prekovremeni rad', {}, ({ contract }) => [
    'Radnik radi duže od punog radnog vremena samo na pisani zahtjev Poslodavca, u slučajevima i do granica koje određuje Zakon o radu.',
    ...typed(contract.overtimePolicy),
  ]),
];

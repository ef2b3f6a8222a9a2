import { DAYS, WORKING_DAYS } from '../../../core/numbers/format.ts';
import { given } from '../../typed-text.ts';
import { limitOn } from '../requirements/limits.ts';
import { type ClauseContext, type ContractText, clause, IZVRSILAC, POSLODAVAC, when } from './clause.ts';
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
import { LABOUR, ofAct, TEMPORARY_WORK } from './sources.ts';
import { countedOrOpen, ofDay, sentence, stated, statedIfGiven } from './wording.ts';

/** Republika Srpska counts working days. */
const daysOf = ({ contract }: ClauseContext, days: number | null): string =>
  countedOrOpen(days, contract.entity === 'RS' ? WORKING_DAYS : DAYS);

export const temporary: ContractText = {
  title: 'Ugovor o privremenim i povremenim poslovima',
  // The article of Republika Srpska is not certain enough for a contract.
  basis: (entity) => `${entity === 'FBIH' ? 'čl. 166. i 167. ' : ''}${ofAct(LABOUR[entity])}`,
  roles: { employer: POSLODAVAC, employee: IZVRSILAC },
  clauses: [
    clause('Predmet ugovora', TEMPORARY_WORK, ({ contract }) => [
      sentence(
        `Izvršilac se obavezuje da za Poslodavca obavi sljedeće privremene i povremene poslove: ${given(contract.jobTitle)}`,
      ),
      ...statedIfGiven('Opis poslova', contract.jobDescription),
      'Ovim ugovorom ne zasniva se radni odnos.',
      ...when(
        contract.notForEmployment,
        'Ugovorne strane izjavljuju da poslovi iz ovog ugovora nisu poslovi za koje se zaključuje ugovor o radu, na određeno ili neodređeno vrijeme, sa punim ili nepunim radnim vremenom.',
      ),
    ]),
    clause('Način i mjesto izvršenja', TEMPORARY_WORK, ({ contract }) => [
      ...stated('Način izvršenja poslova', contract.workManner),
      ...stated('Mjesto izvršenja poslova', contract.workplace),
    ]),
    // The parties promise to observe the yearly limit, whatever other contracts they have.
    clause('Rok izvršenja', TEMPORARY_WORK, (setting) => {
      const { contract, facts } = setting;
      const limit = limitOn(contract.entity, 'privremeni_poslovi.najduze', contract.startDate ?? facts.today);
      return [
        `Izvršilac počinje obavljati poslove dana ${ofDay(contract.startDate, contract.entity)}.`,
        ...stated('Rok izvršenja poslova', contract.deadline),
        `Poslovi po ovom ugovoru traju ${daysOf(setting, contract.workDays)} u kalendarskoj godini.`,
        ...when(
          limit !== undefined,
          `Po ovom i drugim ugovorima o privremenim i povremenim poslovima kod Poslodavca Izvršilac u jednoj kalendarskoj godini radi najviše ${daysOf(setting, limit?.vrijednost ?? null)}.`,
        ),
      ];
    }),
    fee('Naknada', TEMPORARY_WORK, 'obavljene poslove'),
    expenses,
    clause('Zaštita na radu', {}, () => [
      'Poslodavac Izvršiocu osigurava odmor u toku rada i mjere zaštite na radu kao i radnicima u radnom odnosu.',
    ]),
    employerObligations(
      'Obaveze Poslodavca',
      'Poslodavac Izvršiocu daje uputstva i sredstva potrebna za obavljanje poslova i na vrijeme isplaćuje naknadu.',
    ),
    employeeObligations(
      'Obaveze Izvršioca',
      'Izvršilac poslove obavlja lično i savjesno, prema uputstvima Poslodavca, i čuva povjerena sredstva.',
    ),
    confidentiality,
    personalData,
    ending('izvršenjem poslova, a najkasnije istekom ugovorenog roka'),
    governedBy(
      TEMPORARY_WORK,
      ({ contract }) => `odredbe ${ofAct(LABOUR[contract.entity])} o privremenim i povremenim poslovima`,
    ),
    disputes,
    finalProvisions,
  ],
};

import { addDays } from '../../../core/days/calendar.ts';
import { decline } from '../../genitive/genitive.ts';
import { isCompany } from '../../genitive/person.ts';
import { checkIdentifier } from '../../identifiers/identifier.ts';
import { oneLine } from '../../typed-text.ts';
import type { Contract } from '../fields.ts';
import { isFirm } from '../texts/parties.ts';
import { AUTHOR } from '../texts/sources.ts';
import { type Check, doubt } from './doubt.ts';

const jibMistyped: Check = ({ employerJIB }) => {
  const poruka = checkIdentifier('JIB', employerJIB);
  return poruka === undefined ? undefined : doubt('employerJIB', poruka);
};

const jmbgMistyped: Check = ({ employeeJMBG }) => {
  const poruka = checkIdentifier('JMBG', employeeJMBG);
  return poruka === undefined ? undefined : doubt('employeeJMBG', poruka);
};

const authorIsFirm: Check = ({ contractCategory, entity, employee }) =>
  contractCategory === 'copyright' && oneLine(employee) !== '' && isCompany(oneLine(employee))
    ? { polje: 'employee', poruka: 'Autor je fizičko lice; firma ne može biti autor.', izvor: AUTHOR[entity] }
    : undefined;

const unsure = (name: string, chosen: string): boolean =>
  oneLine(chosen) === '' && !decline(oneLine(name)).isSure;

const LEFT = 'Genitiv ovog imena nije siguran, pa ime ostaje kako je upisano: upišite oblik koji treba.';

const employerGenitiveUnsure: Check = (contract) =>
  !isFirm(contract) && unsure(contract.employer, contract.employerGenitive)
    ? doubt('employerGenitive', LEFT)
    : undefined;

const employeeGenitiveUnsure: Check = ({ employee, employeeGenitive }) =>
  unsure(employee, employeeGenitive) ? doubt('employeeGenitive', LEFT) : undefined;

const endBeforeStart: Check = ({ startDate, endDate }) =>
  startDate !== null && endDate !== null && endDate < startDate
    ? doubt('endDate', 'Ugovor ističe prije dana stupanja na rad.')
    : undefined;

const concludedAfterStart: Check = ({ startDate, conclusionDate }, { today }) =>
  startDate !== null && startDate < (conclusionDate ?? today)
    ? doubt(
        'conclusionDate',
        'Ugovor se zaključuje poslije dana od kojeg se radi: zaključite ga najkasnije tog dana.',
      )
    : undefined;

const probationPastEnd: Check = ({ startDate, endDate, probationPeriod }: Contract) =>
  startDate !== null &&
  endDate !== null &&
  endDate >= startDate &&
  probationPeriod !== null &&
  probationPeriod > 0 &&
  addDays(startDate, probationPeriod - 1) > endDate
    ? doubt('probationPeriod', 'Probni rad traje duže od ugovora.')
    : undefined;

const nonCompeteUnpaid: Check = ({ nonCompeteMonths, nonCompeteCompensation }) =>
  nonCompeteMonths !== null && nonCompeteMonths > 0 && oneLine(nonCompeteCompensation) === ''
    ? doubt(
        'nonCompeteCompensation',
        'Za zabranu nakon prestanka ugovora upišite naknadu: bez nje zabrana teško obavezuje.',
      )
    : undefined;

const tooFewCopies: Check = ({ copies }) =>
  copies !== null && copies < 2
    ? doubt('copies', 'Svaka strana zadržava svoj primjerak: potrebna su najmanje 2.')
    : undefined;

/** What can look wrong in any contract; fields a contract does not ask for are empty. */
export const DOUBTS: readonly Check[] = [
  jibMistyped,
  jmbgMistyped,
  authorIsFirm,
  employerGenitiveUnsure,
  employeeGenitiveUnsure,
  endBeforeStart,
  probationPastEnd,
  nonCompeteUnpaid,
  concludedAfterStart,
  tooFewCopies,
];

import type { Day } from '../../core/days/day.ts';
import { addDays } from '../../core/days/day.ts';
import type { Change } from '../../core/law.ts';
import { knownChangeOn } from '../../core/law.ts';
import { formatDay, formatMoney, HOURS } from '../../core/numbers/format.ts';
import { type Feninga, mulDiv } from '../../core/numbers/money.ts';
import { fbih } from '../../law/fbih/index.ts';
import { rs } from '../../law/rs/index.ts';
import { decline } from '../genitive/genitive.ts';
import { isCompany } from '../genitive/person.ts';
import { checkIdentifier } from '../identifiers/identifier.ts';
import { type Requirement, unread } from '../requirement.ts';
import { oneLine, type ReadKind, UNREADABLE } from '../typed-text.ts';
import { isUnreadable, onlyActive, readContract } from './contract.ts';
import { EMPLOYMENT } from './field.ts';
import { type Contract, FIELD_NAMES, FIELDS, isActive, labelOf, type TypedContract } from './fields.ts';
import { contentOf, openLinesOf } from './requirements/content.ts';
import {
  type Check,
  doubt,
  doubtRow,
  LABOUR_LIMITS,
  limitFor,
  temporaryWorkTooLong,
} from './requirements/limits.ts';
import { type Facts, wageTextIn } from './texts/clause.ts';
import { isFirm } from './texts/parties.ts';
import { AUTHOR } from './texts/sources.ts';
import { countedOrOpen } from './texts/wording.ts';

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
    ? { polje: 'employee', poruka: 'Firma ne može biti autor. Upišite fizičko lice.', izvor: AUTHOR[entity] }
    : undefined;

const unsure = (name: string, chosen: string): boolean =>
  oneLine(chosen) === '' && !decline(oneLine(name)).isSure;

const LEFT = 'Genitiv ovog imena nije siguran: upišite ga.';

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
    ? doubt('conclusionDate', 'Ugovor zaključite najkasnije na dan početka rada.')
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
    ? doubt('nonCompeteCompensation', 'Upišite naknadu: bez nje zabrana teško obavezuje.')
    : undefined;

const tooFewCopies: Check = ({ copies }) =>
  copies !== null && copies < 2 ? doubt('copies', 'Potrebna su najmanje 2 primjerka.') : undefined;

/** Warnings of any contract; fields that a contract does not have are empty. */
const DOUBTS: readonly Check[] = [
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

type Schooling = 'NK' | 'KV' | 'SSS' | 'VŠS' | 'VSS';

const isSchooling = (text: string): text is Schooling => ['NK', 'KV', 'SSS', 'VŠS', 'VSS'].includes(text);

/** The minimum net wage of the month in which the contract begins, for a full-time job; none for a day without known law. */
function minimumNet({ entity, qualificationLevel }: Contract, day: Day): Change<Feninga> | undefined {
  if (entity === 'FBIH') {
    const change = knownChangeOn(fbih.parametri.najniza_plata, day);
    return change && { ...change, vrijednost: change.vrijednost.neto };
  }
  const change = knownChangeOn(rs.parametri.najniza_plata, day);
  const schooling = isSchooling(qualificationLevel) ? qualificationLevel : 'NK';
  return change && { ...change, vrijednost: change.vrijednost[schooling] };
}

/** The agreed monthly net, or none when it cannot be compared: another period, or a gross without its net. */
function monthlyNet(contract: Contract, { counterpart }: Facts): Feninga | null {
  const { salary, salaryType, salaryPeriod } = contract;
  if (salary === null || salaryPeriod !== 'mjesečno') return null;
  return salaryType === 'neto' ? salary : counterpart;
}

/** The share of the full working week, as a fraction; the whole by default. */
function workedShare(contract: Contract, facts: Facts): readonly [worked: number, full: number] {
  const full = limitFor(contract, facts, 'radna_sedmica.najduze')?.vrijednost ?? 1;
  return [Math.min(contract.weeklyHours ?? full, full), full];
}

/** A net below the minimum wage, by the share of the full working week. */
const belowMinimumWage: Check = (contract, facts) => {
  const full = minimumNet(contract, contract.startDate ?? facts.today);
  const net = monthlyNet(contract, facts);
  if (net === null || full === undefined) return undefined;
  const [worked, week] = workedShare(contract, facts);
  const due = mulDiv(full.vrijednost, worked, week);
  const wageText = wageTextIn(contract);
  if (net >= due) return undefined;
  const share =
    worked < week ? `, a srazmjerno za ${countedOrOpen(worked, HOURS)} sedmično ${formatMoney(due)}` : '';
  return {
    polje: 'salary',
    poruka: `Neto ${wageText.plata} je niža od najniže ${wageText.plate}, koja od ${formatDay(full.od)} iznosi ${formatMoney(full.vrijednost)}${share}.`,
    izvor: full.izvor,
  };
};

const OF_ANY: readonly Check[] = [...DOUBTS, temporaryWorkTooLong];
const OF_EMPLOYMENT: readonly Check[] = [...OF_ANY, ...LABOUR_LIMITS, belowMinimumWage];

/** The check list: requirements of the law and other open lines, met or not, then warnings. It never blocks. */
export function contractRequirements(typed: TypedContract, facts: Facts): readonly Requirement[] {
  const contractAsTyped = readContract(typed);
  const contract = onlyActive(contractAsTyped);
  const checks = EMPLOYMENT.includes(contract.contractCategory) ? OF_EMPLOYMENT : OF_ANY;
  const doubts = checks.flatMap((check) => check(contract, facts) ?? []);
  return [
    ...contentOf(contract),
    ...openLinesOf(contract),
    ...unreadable(contractAsTyped),
    ...doubts.map((found) => doubtRow(contract, found)),
  ];
}

const unreadable = (contract: TypedContract): readonly Requirement[] =>
  FIELD_NAMES.filter((name) => isActive(name, contract) && isUnreadable(name, contract)).map((name) =>
    unread(name, labelOf(name, contract), UNREADABLE[FIELDS[name].kind as ReadKind]),
  );

import type { Day } from '../../../core/days/day.ts';
import { addDays, addMonths, daysBetween } from '../../../core/days/day.ts';
import { DAYS, HOURS, MONTHS, WORKING_DAYS } from '../../../core/numbers/format.ts';
import type { Contract } from '../fields.ts';
import { countedOrOpen, ofDay } from '../texts/wording.ts';
import type { LimitName } from './limits.ts';
import { type Check, limitFor } from './limits.ts';

type NumberField =
  | 'annualLeave'
  | 'employeeNoticePeriod'
  | 'nonCompeteMonths'
  | 'noticePeriod'
  | 'probationPeriod'
  | 'weeklyHours'
  | 'workDays';

/** The field of the checked number in this contract. */
type Place = NumberField | ((contract: Contract) => NumberField);

/** Checks one number against one limit of the law; returns nothing while either is unknown. */
const limited =
  (
    isFine: (value: number, bound: number) => boolean,
    boundOf = (limit: number, _from: Day): number => limit,
  ) =>
  (place: Place, name: LimitName, poruka: (limit: number, contract: Contract) => string): Check =>
  (contract, facts) => {
    const polje = typeof place === 'string' ? place : place(contract);
    const value = contract[polje];
    const limit = limitFor(contract, facts, name);
    if (value === null || limit === undefined) return undefined;
    if (isFine(value, boundOf(limit.vrijednost, contract.startDate ?? facts.today))) return undefined;
    return { polje, poruka: poruka(limit.vrijednost, contract), izvor: limit.izvor };
  };

const daysFrom = (months: number, from: Day): number => daysBetween(from, addMonths(from, months));

const atLeast = limited((value, least) => value >= least);
const atMost = limited((value, most) => value <= most);

/** A limit in months on a field in days, counted from the first day of the contract. */
const atMostMonths = limited((value, most) => value <= most, daysFrom);

export const temporaryWorkTooLong = atMost(
  'workDays',
  'privremeni_poslovi.najduze',
  (days, { entity }) =>
    `Privremeni i povremeni poslovi u kalendarskoj godini traju najviše ${countedOrOpen(days, entity === 'RS' ? WORKING_DAYS : DAYS)}.`,
);

/** `noticePeriod` applies to both sides until the employee's is given separately. */
const employeeNotice = ({ employeeNoticePeriod }: Contract): NumberField =>
  employeeNoticePeriod === null ? 'noticePeriod' : 'employeeNoticePeriod';

/** Both the first and the last day count. */
const fixedTermTooLong: Check = (contract, facts) => {
  const { startDate, endDate } = contract;
  const limit = limitFor(contract, facts, 'ugovor_na_odredjeno.najduze');
  if (startDate === null || endDate === null || limit === undefined) return undefined;
  const lastDay = addDays(addMonths(startDate, limit.vrijednost), -1);
  if (endDate <= lastDay) return undefined;
  return {
    polje: 'endDate',
    poruka: `Ugovor na određeno vrijeme može trajati najviše ${countedOrOpen(limit.vrijednost, MONTHS)}, ovdje do ${ofDay(lastDay)}.`,
    izvor: limit.izvor,
  };
};

/** Limits of the labour law on a contract of employment. */
export const LABOUR_LIMITS: readonly Check[] = [
  fixedTermTooLong,
  atMostMonths(
    'probationPeriod',
    'probni_rad.najduze',
    (months) => `Probni rad može trajati najviše ${countedOrOpen(months, MONTHS)}.`,
  ),
  atLeast(
    employeeNotice,
    'otkazni_rok.radnik_najkrace',
    (days) => `Kada otkazuje radnik, otkazni rok traje najmanje ${countedOrOpen(days, DAYS)}.`,
  ),
  atLeast(
    'noticePeriod',
    'otkazni_rok.poslodavac_najkrace',
    (days) => `Kada otkazuje poslodavac, otkazni rok traje najmanje ${countedOrOpen(days, DAYS)}.`,
  ),
  atMostMonths(
    employeeNotice,
    'otkazni_rok.radnik_najduze',
    (months) => `Kada otkazuje radnik, otkazni rok traje najviše ${countedOrOpen(months, MONTHS)}.`,
  ),
  atMostMonths(
    'noticePeriod',
    'otkazni_rok.poslodavac_najduze',
    (months) => `Kada otkazuje poslodavac, otkazni rok traje najviše ${countedOrOpen(months, MONTHS)}.`,
  ),
  atLeast(
    'annualLeave',
    'godisnji_odmor.najkrace',
    (days) => `Godišnji odmor traje najmanje ${countedOrOpen(days, WORKING_DAYS)}.`,
  ),
  atMost(
    'weeklyHours',
    'radna_sedmica.najduze',
    (hours) => `Puno radno vrijeme iznosi najviše ${countedOrOpen(hours, HOURS)} sedmično.`,
  ),
  atMost(
    'nonCompeteMonths',
    'zabrana_takmicenja.najduze',
    (months) => `Zabrana takmičenja nakon prestanka ugovora traje najviše ${countedOrOpen(months, MONTHS)}.`,
  ),
];

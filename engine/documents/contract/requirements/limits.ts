import { addDays, addMonths, type Day, daysBetween } from '../../../core/days/day.ts';
import { type Change, changeOn, type Meaning, type Parameter, type Source } from '../../../core/law.ts';
import { DAYS, HOURS, MONTHS, WORKING_DAYS } from '../../../core/numbers/format.ts';
import { scaleOf } from '../../../core/numbers/units.ts';
import * as fbih from '../../../law/fbih/labour.ts';
import * as rs from '../../../law/rs/labour.ts';
import { doubted, type Requirement } from '../../requirement.ts';
import type { ByEntity, ContractEntity } from '../field.ts';
import { type Contract, type FieldName, labelOf } from '../fields.ts';
import type { Facts } from '../texts/clause.ts';
import { countedOrOpen, ofDay } from '../texts/wording.ts';

type Keys<Acts> = {
  [Name in keyof Acts & string]: Acts[Name] extends Parameter<infer V>
    ? `${Name}.${keyof V & string}`
    : never;
}[keyof Acts & string];

/** A value of a parameter of the labour law: `otkazni_rok.radnik_najduze`. */
export type LimitName = Keys<typeof rs> | Keys<typeof fbih>;

type Act = Readonly<Record<string, Parameter<Readonly<Record<string, number>>>>>;

const LABOUR: ByEntity<Act> = { RS: rs, FBIH: fbih };

/**
 * The limit of the labour law on a day, in whole hours, days or months, and its source; none before the laws of 2016, or if the entity has
 * no such limit. Nothing is calculated by it, so a later day uses the last known value.
 */
export function limitOn(entity: ContractEntity, name: LimitName, day: Day): Change<number> | undefined {
  const [parameterName = '', key = ''] = name.split('.');
  const parameter = LABOUR[entity][parameterName];
  const found = parameter && changeOn(parameter, day);
  const stored = found?.vrijednost[key];
  if (parameter === undefined || found === undefined || stored === undefined) return undefined;
  const meaning: Meaning | undefined = parameter.znacenja[key];
  return { ...found, vrijednost: stored / scaleOf(meaning?.jedinica ?? '') };
}

/** A warning about one field. */
interface Doubt {
  readonly polje: FieldName;
  readonly poruka: string;
  readonly izvor: Source | null;
}

export type Check = (contract: Contract, facts: Facts) => Doubt | undefined;

/** A warning without a legal source. */
export const doubt = (polje: FieldName, poruka: string): Doubt => ({ polje, poruka, izvor: null });

/** A figure of low certainty gives a hint that says so, never a legal warning. */
export function doubtRow(contract: Contract, { polje, poruka, izvor }: Doubt): Requirement {
  const isUnsure = izvor?.pouzdanost === 'niska';
  const message = isUnsure ? `${poruka} Provjerite zakon prije potpisa.` : poruka;
  return doubted(polje, labelOf(polje, contract), message, izvor);
}

/** The limit on the first day of the contract. */
export const limitFor = (
  { entity, startDate }: Contract,
  { today }: Facts,
  name: LimitName,
): Change<number> | undefined => limitOn(entity, name, startDate ?? today);

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
    poruka: `Ugovor na određeno vrijeme može trajati najviše ${countedOrOpen(limit.vrijednost, MONTHS)}, ovdje do ${ofDay(lastDay, contract.entity)}.`,
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

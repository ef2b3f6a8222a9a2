import { type Day, isDay } from '../../core/days/day.ts';
import type { Change } from '../../core/law.ts';
import { formatDay, formatHundredths, formatMoney } from '../../core/numbers/format.ts';
import type { PerDiemLaw } from '../../rules/per-diem.ts';
import { inFederation, inSrpska } from '../../rules/salary/texts.ts';
import { doubted, type Requirement, wanted } from '../requirement.ts';
import { type Travel, travelFields } from './fields.ts';
import { hoursOf, lawOf, minutesIn, type Settlement, settlementOf } from './settlement.ts';

const REQUIRED = [
  'number',
  'firm',
  'firmAddress',
  'traveller',
  'position',
  'destination',
  'purpose',
  'vehicle',
  'leftDay',
  'leftTime',
  'backDay',
  'backTime',
] as const;

/** Missing values of a travel order, and conflicts with the law or among its values. */
export function travelRequirements(travel: Travel, today: Day): readonly Requirement[] {
  const settlement = settlementOf(travel, today);
  return [
    ...REQUIRED.map((name) => wanted(name, travelFields[name].label, isFilled(travel, name))),
    wanted('advance', 'Akontacija (0 ako je nema)', travel.advance !== null),
    ...perDiemLaw(travel, settlement),
    ...noHours(travel),
    ...issuedLate(travel, today),
    ...order(travel),
    ...travel.costs.flatMap(costDoubts),
    ...amounts(travel, settlement),
    ...otherLawOnReturn(travel, settlement),
    ...distance(travel, settlement),
  ];
}

const UNKNOWN_IN_DISTRICT = 'Propis o dnevnici u Brčko distriktu nije poznat';

/** The number of per diems and the amount of one are derived from these. */
function perDiemLaw({ entity }: Travel, { law, counting }: Settlement): Requirement[] {
  if (!counting) return [];
  const { cijela_iznad, pola_iznad, iznos } = counting.vrijednost;
  const hours = `cijela za više od ${formatHundredths(cijela_iznad)} h, pola od ${formatHundredths(pola_iznad)} h`;
  const unknown =
    entity === 'bd'
      ? `${UNKNOWN_IN_DISTRICT}, brojane su kao u Federaciji BiH`
      : 'Dnevnice brojane kao u Federaciji BiH';
  const what = law ? `Dnevnica do ${formatMoney(iznos)}` : unknown;
  return [{ ...wanted('ownPerDiem', `${what}: ${hours}`, true), izvor: counting.izvor }];
}

const isHour = (text: string): boolean => minutesIn(text) !== undefined;

/** Invalid hours and days are skipped. */
function isFilled(travel: Travel, name: (typeof REQUIRED)[number]): boolean {
  const { kind } = travelFields[name];
  if (kind === 'vrijeme') return isHour(travel[name]);
  return kind === 'datum' ? isDay(travel[name]) : travel[name].trim() !== '';
}

const noHours = (travel: Travel): Requirement[] =>
  (['leftTime', 'backTime'] as const)
    .filter((name) => travel[name] !== '' && !isHour(travel[name]))
    .map((name) => doubted(name, travelFields[name].label, 'Upišite sat kao 07:30.'));

/** An order is issued before the departure; without a day of its own it is issued today. */
function issuedLate({ issued, leftDay }: Travel, today: Day): Requirement[] {
  const day = isDay(issued) ? issued : today;
  if (!isDay(leftDay) || day <= leftDay) return [];
  const poruka = `Izdat je ${formatDay(day)}, poslije polaska: ispravite dan.`;
  return [doubted('issued', travelFields.issued.label, poruka)];
}

/** A cost row that is half filled or empty. */
function costDoubts({ what, amount }: Travel['costs'][number], at: number): Requirement[] {
  const isNamed = what.trim() !== '';
  if (isNamed && amount !== null) return [];
  const { label, columns } = travelFields.costs;
  const path = `costs.${at}.${isNamed ? 'amount' : 'what'}`;
  const missing = isNamed ? columns.amount.label : columns.what.label;
  const poruka = `Upišite: ${missing.toLowerCase()}, ili uklonite red.`;
  return [doubted(path, `${label}, ${at + 1}.`, poruka)];
}

function order(travel: Travel): Requirement[] {
  const { leftDay, backDay, backTime, leftTime } = travel;
  const isWhole = [leftDay, backDay].every(isDay) && [leftTime, backTime].every(isHour);
  if (!isWhole || hoursOf(travel) > 0) return [];
  return [doubted('backDay', 'Povratak', 'Povratak nije poslije polaska: ispravite dan ili sat.')];
}

/** An amount over that of the law is taxed; one without a law is typed. */
function amounts({ entity, mealsGiven }: Travel, { law, one, count }: Settlement): Requirement[] {
  if (law) return one > law.vrijednost.iznos ? [taxed(entity, law)] : [];
  return [
    ...(count > 0 && one === 0
      ? [
          doubted(
            'ownPerDiem',
            'Dnevnica',
            entity === 'bd' ? `${UNKNOWN_IN_DISTRICT}: ${FROM_ACT}` : 'Upišite iznos dnevnice za ovaj put.',
          ),
        ]
      : []),
    ...(mealsGiven ? [doubted('mealsGiven', travelFields.mealsGiven.label, NO_REDUCTION)] : []),
  ];
}

const FROM_ACT = 'upišite iznos iz svog akta i provjerite do kojeg se ne oporezuje.';

const NO_REDUCTION = 'Upišite već umanjenu dnevnicu: za obroke nije ništa oduzeto.';

const taxed = (entity: string, { vrijednost, izvor }: Change<PerDiemLaw>): Requirement =>
  doubted(
    'ownPerDiem',
    'Dnevnica',
    `Iznad ${formatMoney(vrijednost.iznos)} dnevnica je oporeziva: razliku obračunajte kao ${entity === 'fbih' ? inFederation.platu : inSrpska.platu}.`,
    izvor,
  );

/** The whole trip has the per diem of its first day; a later change gives a warning and is not applied. */
function otherLawOnReturn(
  { entity, backDay, ownPerDiem }: Travel,
  { law, count }: Settlement,
): Requirement[] {
  const later = law && isDay(backDay) ? lawOf(entity, backDay) : undefined;
  if (law === undefined || later === undefined || ownPerDiem !== null || count === 0) return [];
  const [before, after] = [law.vrijednost.iznos, later.vrijednost.iznos];
  if (before === after) return [];
  const poruka = `Cijeli put je računat po ${formatMoney(before)}, a od ${formatDay(later.od)} dnevnica je ${formatMoney(after)}. Ako vaš akt tako kaže, razliku dodajte u troškove.`;
  return [doubted('ownPerDiem', 'Dnevnica', poruka, later.izvor)];
}

/** Kilometres without a price are not paid, and neither is a price without kilometres. */
function distance({ entity, kilometres, litre, ownRate }: Travel, { car }: Settlement): Requirement[] {
  const isDriven = (kilometres ?? 0) > 0;
  if (isDriven && car === 0 && ownRate === null)
    return [
      entity === 'fbih'
        ? doubted('litre', 'Vlastito vozilo', `Upišite cijenu litra goriva ili naknadu po km: ${UNPAID}`)
        : doubted('ownRate', 'Vlastito vozilo', `Upišite naknadu po km: ${UNPAID}`),
    ];
  return !isDriven && (litre ?? ownRate ?? 0) > 0
    ? [doubted('kilometres', 'Vlastito vozilo', 'Upišite pređene kilometre: vozilo nije uračunato.')]
    : [];
}

const UNPAID = 'kilometri nisu uračunati.';

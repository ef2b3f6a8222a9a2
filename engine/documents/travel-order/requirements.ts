import { type Day, isDay } from '../../kernel/days/day.ts';
import { formatHundredths, formatMoney } from '../../kernel/figures/format.ts';
import type { Change } from '../../kernel/law.ts';
import type { PerDiemLaw } from '../../rules/per-diem.ts';
import { doubted, wanted } from '../forms/asked.ts';
import type { Requirement } from '../requirement.ts';
import { UNREADABLE_DAY } from '../unreadable.ts';
import { type Travel, travelFields } from './fields.ts';
import { hoursOf, minutesIn, type Settlement, settlementOf } from './settlement.ts';

const ASKED = [
  'number',
  'firm',
  'traveller',
  'destination',
  'purpose',
  'vehicle',
  'leftDay',
  'leftTime',
  'backDay',
  'backTime',
] as const;

/** What a travel order lacks, and what in it does not fit the law or itself. */
export function travelRequirements(travel: Travel, today: Day): readonly Requirement[] {
  const settlement = settlementOf(travel, today);
  return [
    ...ASKED.map((name) => wanted(name, travelFields[name].label, travel[name].trim() !== '')),
    ...perDiemLaw(settlement),
    ...unreadable(travel),
    ...order(travel),
    ...amounts(travel, settlement),
  ];
}

/** What the number of per diems and the amount of one follow from. */
function perDiemLaw({ law, counting }: Settlement): Requirement[] {
  if (!counting) return [];
  const { cijela_iznad, pola_iznad, iznos } = counting.vrijednost;
  const hours = `cijela za više od ${formatHundredths(cijela_iznad)} h, pola od ${formatHundredths(pola_iznad)} h`;
  const what = law ? `Dnevnica do ${formatMoney(iznos)}` : 'Dnevnice brojane kao u Federaciji BiH';
  return [{ ...wanted('ownPerDiem', `${what}: ${hours}`, true), izvor: counting.izvor }];
}

const isHour = (text: string): boolean => minutesIn(text) !== undefined;

const unreadable = (travel: Travel): Requirement[] => [
  ...(['issued', 'leftDay', 'backDay'] as const)
    .filter((name) => travel[name] !== '' && !isDay(travel[name]))
    .map((name) => doubted(name, travelFields[name].label, UNREADABLE_DAY)),
  ...(['leftTime', 'backTime'] as const)
    .filter((name) => travel[name] !== '' && !isHour(travel[name]))
    .map((name) => doubted(name, travelFields[name].label, 'Upišite sat kao 07:30.')),
];

function order(travel: Travel): Requirement[] {
  const { leftDay, backDay, backTime, leftTime } = travel;
  const isWhole = [leftDay, backDay].every(isDay) && [leftTime, backTime].every(isHour);
  if (!isWhole || hoursOf(travel) > 0) return [];
  return [doubted('backDay', 'Povratak', 'Povratak je prije polaska: ispravite dan ili sat.')];
}

/** An amount over that of the law is no longer free of tax; one that has no law is typed. */
function amounts({ mealsGiven }: Travel, { law, one, count }: Settlement): Requirement[] {
  if (law) return one > law.vrijednost.iznos ? [taxed(law)] : [];
  return [
    ...(count > 0 && one === 0
      ? [doubted('ownPerDiem', 'Dnevnica', 'Upišite iznos dnevnice: propisani za taj put nije poznat.')]
      : []),
    ...(mealsGiven ? [doubted('mealsGiven', travelFields.mealsGiven.label, NO_REDUCTION)] : []),
  ];
}

const NO_REDUCTION =
  'Koliko obroci umanjuju dnevnicu na takvom putu, nije poznato, pa nije ništa oduzeto: upišite već umanjenu dnevnicu.';

const taxed = ({ vrijednost, izvor }: Change<PerDiemLaw>): Requirement =>
  doubted(
    'ownPerDiem',
    'Dnevnica',
    `Iznad ${formatMoney(vrijednost.iznos)} dnevnica je oporeziva: razliku obračunajte kao platu.`,
    izvor,
  );

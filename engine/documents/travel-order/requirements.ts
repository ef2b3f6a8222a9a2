import { type Day, isDay } from '../../kernel/days/day.ts';
import { formatMoney } from '../../kernel/figures/format.ts';
import { doubted, wanted } from '../forms/asked.ts';
import type { Requirement } from '../requirement.ts';
import { UNREADABLE_DAY } from '../unreadable.ts';
import { type Travel, travelFields } from './fields.ts';
import { hoursOf, minutesIn, settlementOf } from './settlement.ts';

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
  return [
    ...ASKED.map((name) => wanted(name, travelFields[name].label, travel[name].trim() !== '')),
    ...unreadable(travel),
    ...order(travel),
    ...amounts(travel, today),
  ];
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
function amounts(travel: Travel, today: Day): Requirement[] {
  const { law, one, count } = settlementOf(travel, today);
  const most = law?.vrijednost.iznos;
  if (most !== undefined && one > most)
    return [
      doubted(
        'ownPerDiem',
        'Dnevnica',
        `Iznad ${formatMoney(most)} dnevnica je oporeziva: razliku obračunajte kao platu.`,
        law?.izvor ?? null,
      ),
    ];
  if (count > 0 && one === 0)
    return [doubted('ownPerDiem', 'Dnevnica', 'Upišite iznos dnevnice: propisani za taj put nije poznat.')];
  return [];
}

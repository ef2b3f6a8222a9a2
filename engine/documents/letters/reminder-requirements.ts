import { addDays } from '../../core/days/calendar.ts';
import { type Day, isDay } from '../../core/days/day.ts';
import { formatDay } from '../../core/numbers/format.ts';
import { isForPublicRevenue, isPreset, ratesOf } from '../../rules/interest.ts';
import { doubted, type Requirement, wanted } from '../requirement.ts';
import { areNamed, balanceOf, type OpenItem } from './open-items.ts';
import { mistyped, wantedOf } from './parties.ts';
import { type Reminder, writtenOn } from './reminder-fields.ts';
import { isAskedFor } from './reminder-items.ts';

/** What a reminder lacks, and what in it looks wrong. */
export const reminderRequirements = (reminder: Reminder, today: Day): readonly Requirement[] => [
  ...wantedOf(reminder),
  wanted('account', 'Račun za uplatu', reminder.account.trim() !== ''),
  wanted('items', 'Dospjele obaveze', isSomethingDue(reminder, today)),
  ...reminder.items.flatMap((item, at) => {
    const doubt = (column: string, said: string | undefined): Requirement[] =>
      said === undefined ? [] : [doubted(`items.${at}.${column}`, item.document || 'Dokument', said)];
    return [...doubt('due', saidOfTerm(item, reminder, today)), ...doubt('paid', saidOfPaid(item))];
  }),
  ...unknownRates(reminder),
  ...publicRate(reminder),
  ...mistyped(reminder),
];

function saidOfTerm({ due }: OpenItem, reminder: Reminder, today: Day): string | undefined {
  if (due.trim() === '') return isPreset(reminder.interest) ? NO_TERM : OPEN_TERM;
  return isDay(due) && due >= writtenOn(reminder, today)
    ? 'Rok na dan opomene još nije prošao: dokument nije u opomeni.'
    : undefined;
}

const isSomethingDue = (reminder: Reminder, today: Day): boolean =>
  areNamed(reminder.items) && reminder.items.some((item) => isAskedFor(item, writtenOn(reminder, today)));

function saidOfPaid(item: OpenItem): string | undefined {
  if (item.amount === null || balanceOf(item) > 0) return undefined;
  return balanceOf(item) < 0
    ? 'Plaćeno je više od iznosa: dokument nije u opomeni.'
    : 'Plaćen je u cjelini: dokument nije u opomeni.';
}

const NO_TERM = 'Upišite rok: bez njega se kamata na ovaj dokument ne računa.';
const OPEN_TERM = 'Upišite rok: bez njega u opomeni ostaje prazna linija.';

const publicRate = ({ interest }: Reminder): Requirement[] =>
  isPreset(interest) && isForPublicRevenue(interest)
    ? [
        doubted(
          'interest',
          'Kamata',
          'Ta stopa je propisana za javne prihode: na dug iz poslovanja računa se zakonska zatezna kamata.',
        ),
      ]
    : [];

function unknownRates({ interest, items }: Reminder): Requirement[] {
  if (!isPreset(interest)) return [];
  const [first] = ratesOf(interest);
  // The first late day is the one after the due day.
  const early = items.some(({ due }) => isDay(due) && first !== undefined && addDays(due, 1) < first.from);
  if (!early) return [];
  return [
    doubted(
      'interest',
      'Kamata',
      `Stopu po tom propisu znamo od ${formatDay(first?.from ?? '')}: provjerite ranije dane.`,
    ),
  ];
}

import { addDays, type Day, isDay } from '../../core/days/day.ts';
import { writeCitation } from '../../core/explanation/citation.ts';
import { formatDay } from '../../core/numbers/format.ts';
import { sumOf } from '../../core/numbers/money.ts';
import { isForPublicRevenue, isPreset, ratesOf, rateText } from '../../rules/interest.ts';
import type { Block, Document } from '../blocks.ts';
import { currencyName, formatIn, KM } from '../currency.ts';
import { fileNamePart } from '../file-name.ts';
import { formDocument } from '../forms/form-document.ts';
import { groupedAccount } from '../identifiers/account-groups.ts';
import { doubted, type Requirement, wanted } from '../requirement.ts';
import { given } from '../typed-text.ts';
import { areNamed, balanceOf, leftOf, type OpenItem } from './open-items.ts';
import { creditorSigns, mistyped, partyColumns, wantedOf } from './parties.ts';
import { REMINDER_OUTLINE, type Reminder, type reminderFields, USUAL_TERM } from './reminder-form.ts';
import { interestOf, isClaimed, itemTable, ratesUsed } from './reminder-items.ts';

/** The day of the letter, up to which it is calculated. */
const writtenOn = ({ written }: Reminder, today: Day): Day => (isDay(written) ? written : today);

/** Missing values of a reminder, and warnings. */
const reminderRequirements = (reminder: Reminder, today: Day): readonly Requirement[] => [
  ...wantedOf(reminder),
  wanted('account', 'Račun za uplatu', reminder.account.trim() !== ''),
  wanted('items', 'Dospjele obaveze', isSomethingDue(reminder, today)),
  ...reminder.items.flatMap((item, at) => {
    const doubt = (column: string, message: string | undefined): Requirement[] =>
      message === undefined ? [] : [doubted(`items.${at}.${column}`, item.document || 'Dokument', message)];
    return [...doubt('due', termMessage(item, reminder, today)), ...doubt('paid', paidMessage(item))];
  }),
  ...unknownRates(reminder),
  ...publicRate(reminder),
  ...foreignRate(reminder),
  ...mistyped(reminder),
];

function termMessage({ due }: OpenItem, reminder: Reminder, today: Day): string | undefined {
  if (due.trim() === '') return isPreset(reminder.interest) ? NO_TERM : OPEN_TERM;
  return isDay(due) && due >= writtenOn(reminder, today)
    ? 'Rok na dan opomene još nije prošao: dokument nije u opomeni.'
    : undefined;
}

const isSomethingDue = (reminder: Reminder, today: Day): boolean =>
  areNamed(reminder.items) && reminder.items.some((item) => isClaimed(item, writtenOn(reminder, today)));

function paidMessage(item: OpenItem): string | undefined {
  if (item.amount === null || balanceOf(item) > 0) return undefined;
  return balanceOf(item) < 0
    ? 'Plaćeno je više od iznosa: dokument nije u opomeni.'
    : 'Plaćen je u cjelini: dokument nije u opomeni.';
}

const NO_TERM = 'Upišite rok: bez njega nema kamate.';
const OPEN_TERM = 'Upišite rok: u opomeni je prazna linija.';

const publicRate = ({ interest }: Reminder): Requirement[] =>
  isPreset(interest) && isForPublicRevenue(interest)
    ? [
        doubted(
          'interest',
          'Kamata',
          'Ta stopa je za javne prihode: za dug iz poslovanja izaberite zateznu kamatu.',
        ),
      ]
    : [];

/** Whether a rate of these laws holds for a debt in another currency was not found. */
const foreignRate = ({ interest, currency }: Reminder): Requirement[] =>
  isPreset(interest) && currency !== KM
    ? [doubted('interest', 'Kamata', `Provjerite važi li ta stopa za dug u ${currencyName(currency)}.`)]
    : [];

function unknownRates({ interest, items }: Reminder): Requirement[] {
  if (!isPreset(interest)) return [];
  const [first] = ratesOf(interest);
  // The first late day is the one after the due day.
  const early = items.some(({ due }) => isDay(due) && first !== undefined && addDays(due, 1) < first.from);
  if (!early) return [];
  return [
    doubted('interest', 'Kamata', `Stopu znamo od ${formatDay(first?.from ?? '')}: provjerite ranije dane.`),
  ];
}

function write(reminder: Reminder, today: Day): Document {
  const title = reminder.beforeSuit ? 'Opomena pred tužbu' : 'Opomena za plaćanje';
  return {
    title,
    language: 'bs-Latn',
    fileName: `opomena_${fileNamePart(reminder.debtor) || 'nova'}`,
    blocks: [
      partyColumns(reminder),
      { kind: 'title', text: title },
      ...body(reminder, writtenOn(reminder, today)),
    ],
  };
}

function body(written: Reminder, day: Day): readonly Block[] {
  const reminder = { ...written, items: written.items.filter((item) => isClaimed(item, day)) };
  const { items, place, number } = reminder;
  const term = reminder.term ?? USUAL_TERM;
  const outstanding = sumOf(items, leftOf) + sumOf(items, (item) => interestOf(item, reminder, day));
  return [
    {
      kind: 'paragraph',
      text: `${number.trim() === '' ? '' : `Broj: ${number.trim()}. `}Uvidom u poslovne knjige utvrdili smo da do dana ${formatDay(day)} niste platili sljedeće dospjele obaveze:`,
    },
    itemTable(reminder, day),
    ...basis(reminder, day),
    {
      kind: 'paragraph',
      text: [
        'Pozivamo vas da dug od ',
        { bold: formatIn(outstanding, reminder.currency) },
        ` uplatite u roku od ${term} dana od prijema ove opomene na račun ${given(groupedAccount(reminder.account))}.`,
      ],
    },
    { kind: 'paragraph', text: closingOf(reminder) },
    { kind: 'paragraph', text: `${given(place)}, ${formatDay(day)}` },
    { kind: 'signatures', parties: [creditorSigns(reminder)] },
  ];
}

/** The rate and the law, stated when interest is claimed. */
function basis(reminder: Reminder, day: Day): readonly Block[] {
  const rates = ratesUsed(reminder, day);
  if (rates.length === 0) return [];
  const sentences = rates.map(
    (rate, at) =>
      `${at === 0 ? '' : `od ${formatDay(rate.from)} `}${rateText(rate)} (${writeCitation(rate.citation)})`,
  );
  return [
    {
      kind: 'paragraph',
      text: `Kamata je obračunata do ${formatDay(day)} po stopi: ${sentences.join('; ')}.`,
    },
  ];
}

const closingOf = ({ beforeSuit }: Reminder): string =>
  beforeSuit
    ? 'Ako dug ne bude plaćen u tom roku, pokrenućemo sudski postupak naplate, čime nastaju i dodatni troškovi na vaš teret.'
    : 'Ako ste obavezu u međuvremenu izmirili, ovu opomenu smatrajte bespredmetnom.';

/** A letter that asks a debtor to pay. */
export const reminder = formDocument<typeof reminderFields>({
  ...REMINDER_OUTLINE,
  write,
  requirements: reminderRequirements,
});

import { addDays } from '../../kernel/days/calendar.ts';
import { type Day, isDay } from '../../kernel/days/day.ts';
import { formatDay } from '../../kernel/figures/format.ts';
import { sumOf } from '../../kernel/figures/money.ts';
import { isPreset, presetIds, presetName, ratesOf } from '../../rules/interest.ts';
import type { Block, Document } from '../blocks.ts';
import { moneyFigure } from '../figures.ts';
import { fileNamePart } from '../file-name.ts';
import { doubted, wanted } from '../forms/asked.ts';
import { formDocument } from '../forms/form-document.ts';
import type { ValuesOf } from '../forms/form-field.ts';
import { given } from '../given.ts';
import type { Requirement } from '../requirement.ts';
import { areNamed, itemColumns, leftOf } from './open-items.ts';
import { creditorSigns, partyColumns, partyFields, partyGroups } from './parties.ts';
import { interestOf, itemTable } from './reminder-items.ts';

const NO_INTEREST = 'bez';
const USUAL_TERM = 8;

const fields = {
  ...partyFields,
  number: { kind: 'tekst', label: 'Broj opomene' },
  place: { kind: 'tekst', label: 'Mjesto' },
  written: { kind: 'datum', label: 'Datum opomene', hint: 'Prazno: danas.' },
  term: { kind: 'cijeli', label: 'Rok za uplatu, dana', hint: `Prazno: ${USUAL_TERM} dana.` },
  interest: {
    kind: 'izbor',
    label: 'Kamata',
    initial: NO_INTEREST,
    choices: [
      { value: NO_INTEREST, label: 'bez kamate' },
      ...presetIds.map((id) => ({ value: id, label: presetName(id) })),
    ],
  },
  beforeSuit: { kind: 'da_ne', label: 'Opomena pred tužbu' },
  items: { kind: 'redovi', label: 'Dospjele obaveze', one: 'dokument', columns: itemColumns },
} as const;

type Reminder = ValuesOf<typeof fields>;

const writtenOn = ({ written }: Reminder, today: Day): Day => (isDay(written) ? written : today);

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

function body(reminder: Reminder, day: Day): readonly Block[] {
  const { items, place, number } = reminder;
  const term = reminder.term ?? USUAL_TERM;
  const owed = sumOf(items, leftOf) + sumOf(items, (item) => interestOf(item, reminder, day));
  return [
    {
      kind: 'paragraph',
      text: `${number.trim() === '' ? '' : `Broj: ${number.trim()}. `}Uvidom u poslovne knjige utvrdili smo da do dana ${formatDay(day)} niste platili sljedeće dospjele obaveze:`,
    },
    itemTable(reminder, day),
    {
      kind: 'paragraph',
      text: [
        'Pozivamo vas da dug od ',
        { bold: moneyFigure(owed).text },
        ` uplatite u roku od ${term} dana od prijema ove opomene na račun ${given(reminder.account)}.`,
      ],
    },
    { kind: 'paragraph', text: closingOf(reminder) },
    { kind: 'paragraph', text: `${given(place)}, ${formatDay(day)}` },
    { kind: 'signatures', parties: [creditorSigns(reminder)] },
  ];
}

const closingOf = ({ beforeSuit }: Reminder): string =>
  beforeSuit
    ? 'Ako dug ne bude plaćen u tom roku, pokrenućemo sudski postupak naplate, čime nastaju i dodatni troškovi na vaš teret.'
    : 'Ako ste obavezu u međuvremenu izmirili, ovu opomenu smatrajte bespredmetnom.';

const requirements = (reminder: Reminder, today: Day): readonly Requirement[] => [
  wanted('firm', 'Vaša firma', reminder.firm.trim() !== ''),
  wanted('account', 'Račun za uplatu', reminder.account.trim() !== ''),
  wanted('debtor', 'Dužnik', reminder.debtor.trim() !== ''),
  wanted('items', 'Dospjele obaveze', areNamed(reminder.items)),
  ...reminder.items.flatMap((item, at) =>
    isDay(item.due) && item.due >= writtenOn(reminder, today)
      ? [doubted(`items.${at}.due`, item.document || 'Dokument', 'Rok na dan opomene još nije prošao.')]
      : [],
  ),
  ...unknownRates(reminder),
];

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

/** A letter that asks a debtor to pay. */
export const reminder = formDocument<typeof fields>({
  kind: 'opomena',
  title: 'Opomena za plaćanje',
  lead: 'Opomena s dugom i kamatom po danima nastaje u vašem pregledniku; ništa uneseno ne šalje se na server.',
  fields,
  groups: [
    ...partyGroups,
    { title: 'Opomena', fields: ['number', 'place', 'written', 'term', 'interest', 'beforeSuit'] },
    { title: 'Dospjele obaveze', fields: ['items'] },
  ],
  write,
  requirements,
  nameOf: ({ debtor, number }) => [debtor, number].filter(Boolean).join(' · '),
});

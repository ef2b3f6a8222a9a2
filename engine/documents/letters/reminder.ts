import type { Day } from '../../core/days/day.ts';
import { writeCitation } from '../../core/explanation/citation.ts';
import { formatDay } from '../../core/numbers/format.ts';
import { sumOf } from '../../core/numbers/money.ts';
import { rateWords } from '../../rules/interest.ts';
import type { Block, Document } from '../blocks.ts';
import { moneyFigure } from '../figures.ts';
import { fileNamePart } from '../file-name.ts';
import { formDocument } from '../forms/form-document.ts';
import { given } from '../given.ts';
import { leftOf } from './open-items.ts';
import { creditorSigns, partyColumns, partyGroups } from './parties.ts';
import { type Reminder, reminderFields, USUAL_TERM, writtenOn } from './reminder-fields.ts';
import { interestOf, isAskedFor, itemTable, ratesUsed } from './reminder-items.ts';
import { reminderRequirements } from './reminder-requirements.ts';

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
  const reminder = { ...written, items: written.items.filter((item) => isAskedFor(item, day)) };
  const { items, place, number } = reminder;
  const term = reminder.term ?? USUAL_TERM;
  const owed = sumOf(items, leftOf) + sumOf(items, (item) => interestOf(item, reminder, day));
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
        { bold: moneyFigure(owed).text },
        ` uplatite u roku od ${term} dana od prijema ove opomene na račun ${given(reminder.account)}.`,
      ],
    },
    { kind: 'paragraph', text: closingOf(reminder) },
    { kind: 'paragraph', text: `${given(place)}, ${formatDay(day)}` },
    { kind: 'signatures', parties: [creditorSigns(reminder)] },
  ];
}

/** Whoever is asked for interest is told by which rate and law. */
function basis(reminder: Reminder, day: Day): readonly Block[] {
  const rates = ratesUsed(reminder, day);
  if (rates.length === 0) return [];
  const told = rates.map(
    (rate, at) =>
      `${at === 0 ? '' : `od ${formatDay(rate.from)} `}${rateWords(rate)} (${writeCitation(rate.citation)})`,
  );
  return [
    { kind: 'paragraph', text: `Kamata je obračunata do ${formatDay(day)} po stopi: ${told.join('; ')}.` },
  ];
}

const closingOf = ({ beforeSuit }: Reminder): string =>
  beforeSuit
    ? 'Ako dug ne bude plaćen u tom roku, pokrenućemo sudski postupak naplate, čime nastaju i dodatni troškovi na vaš teret.'
    : 'Ako ste obavezu u međuvremenu izmirili, ovu opomenu smatrajte bespredmetnom.';

/** A letter that asks a debtor to pay. */
export const reminder = formDocument<typeof reminderFields>({
  kind: 'opomena',
  title: 'Opomena za plaćanje',
  lead: 'Opomena s dugom i kamatom po danima nastaje u vašem pregledniku; ništa uneseno ne šalje se na server.',
  fields: reminderFields,
  groups: [
    ...partyGroups,
    { title: 'Opomena', fields: ['number', 'place', 'written', 'term', 'interest', 'beforeSuit'] },
    { title: 'Dospjele obaveze', fields: ['items'] },
  ],
  write,
  requirements: reminderRequirements,
  nameOf: ({ debtor, number }) => [debtor, number].filter(Boolean).join(' · '),
});

import { HOUR_WORDS, type PlainHourField } from '../import/columns/hour-fields.ts';
import { surnameFirst } from '../model/firm.ts';
import type { EntryName, PayrollMonth } from '../model/month.ts';
import type { Worker } from '../model/worker.ts';
import { writtenAmount, writtenFigure } from './figures.ts';

type Written = readonly [
  field: PlainHourField,
  entry: EntryName,
  text: (value: number | undefined) => string,
];

const hundredths = (value: number | undefined): string => writtenFigure(value, 2);

/** The columns of a month, as our own files have them; absences in days say so in their heading. */
const COLUMNS: readonly Written[] = [
  ['overtime', 'overtime', hundredths],
  ['night', 'night', hundredths],
  ['holidayWork', 'holidayWork', hundredths],
  ['paid', 'paidDays', hundredths],
  ['unpaid', 'unpaidDays', hundredths],
  ['missed', 'missedHours', hundredths],
  ['sick', 'sickHours', hundredths],
  ['sickShare', 'sickShare', (value) => writtenFigure(value, 4)],
  ['sickBase', 'sickBase', writtenAmount],
  ['otherSickHours', 'otherSickHours', hundredths],
  ['otherSickShare', 'otherSickShare', (value) => writtenFigure(value, 4)],
  ['sickFund', 'fundHours', hundredths],
  ['perDiems', 'perDiems', hundredths],
  ['secondMeals', 'secondMeals', (value) => writtenFigure(value, 0)],
  ['bonus', 'bonus', writtenAmount],
  ['inKind', 'inKind', writtenAmount],
  ['inKindWorth', 'inKindWorth', writtenAmount],
  ['untaxed', 'untaxed', writtenAmount],
  ['transport', 'transport', writtenAmount],
  ['otherIncome', 'otherIncome', writtenAmount],
  ['deductionsOfMonth', 'deductionsOfMonth', writtenAmount],
  ['advance', 'advance', writtenAmount],
];

const heading = (field: PlainHourField): string =>
  `${HOUR_WORDS[field].label}${field === 'paid' || field === 'unpaid' ? ' dana' : ''}`;

/**
 * What differs in a month as a table of texts with its headings, one worker a line. Reading it back gives the same entries.
 */
export const hoursRows = (workers: readonly Worker[], month: Pick<PayrollMonth, 'workers'>): string[][] => [
  [
    HOUR_WORDS.jmbg.label,
    HOUR_WORDS.surnameFirst.label,
    ...COLUMNS.map(([field]) => heading(field)),
    HOUR_WORDS.note.label,
  ],
  ...workers.map((worker) => {
    const { entries = {}, note = '' } = month.workers[worker.id] ?? {};
    return [
      worker.jmbg,
      surnameFirst(worker),
      ...COLUMNS.map(([, entry, text]) => text(entries[entry])),
      note,
    ];
  }),
];

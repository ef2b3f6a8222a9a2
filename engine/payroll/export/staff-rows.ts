import type { Day } from '../../core/days/day.ts';
import { formatDay, formatRate } from '../../core/numbers/format.ts';
import type { Ppm } from '../../core/numbers/money.ts';
import { PLACES } from '../../core/numbers/units.ts';
import { writtenYesNo } from '../import/cells/words.ts';
import type { DEDUCTION_PARTS } from '../import/columns/deduction-columns.ts';
import { type PlainStaffField, STAFF_WORDS, staffLabel } from '../import/columns/staff-fields.ts';
import type { StandingDeduction, Worker } from '../model/worker.ts';
import { ENTITY_CODES } from '../municipalities/municipality.ts';
import { writtenAmount, writtenFigure } from './figures.ts';

type Written = readonly [field: PlainStaffField, text: (worker: Worker) => string];

const day = (value: Day | undefined): string => (value ? formatDay(value) : '');

/** Without grouping: `1.000 %` would come back as one. */
const rate = (value: Ppm | undefined): string =>
  value === undefined ? '' : `${writtenFigure(value, PLACES.posto ?? 0)} %`;

/** The columns of our own files, in their order: what the import reads back as it was. */
const COLUMNS: readonly Written[] = [
  ['entity', ({ municipality }) => (municipality ? ENTITY_CODES[municipality.entity] : '')],
  ['jmbg', ({ jmbg }) => jmbg],
  ['lastName', ({ lastName }) => lastName],
  ['firstName', ({ firstName }) => firstName],
  ['address', ({ address }) => address],
  ['municipality', ({ municipality }) => municipality?.code ?? municipality?.name ?? ''],
  ['account', ({ account }) => account],
  ['position', ({ position }) => position],
  ['schooling', ({ schooling }) => schooling ?? ''],
  ['dailyHours', ({ dailyHours }) => writtenFigure(dailyHours, 2)],
  ['employedFrom', ({ employedFrom }) => day(employedFrom)],
  ['employedTo', ({ employedTo }) => day(employedTo)],
  ['priorYears', ({ priorService }) => String(priorService.years)],
  ['priorMonths', ({ priorService }) => String(priorService.months)],
  ['priorDays', ({ priorService }) => String(priorService.days)],
  ['amount', ({ agreed }) => writtenAmount(agreed.at(-1)?.amount)],
  ['payKind', ({ agreed }) => agreed.at(-1)?.kind ?? ''],
  ['agreedFrom', ({ agreed }) => day(agreed.at(-1)?.from)],
  ['coefficient', ({ coefficient }) => writtenFigure(coefficient, 6)],
  ['dependants', ({ dependants }) => writtenFigure(dependants, 6)],
  ['taxReduction', ({ taxReduction }) => writtenAmount(taxReduction)],
  ['cardElsewhere', ({ cardElsewhere }) => writtenYesNo(cardElsewhere)],
  ['fund', ({ fund }) => (fund ? ENTITY_CODES[fund] : '')],
  ['hotMeal', ({ hotMeal }) => writtenAmount(hotMeal)],
  ['transport', ({ transport }) => writtenAmount(transport)],
  ['worksElsewhere', ({ worksElsewhere }) => writtenYesNo(worksElsewhere)],
  ['otherIncome', ({ otherIncome }) => writtenAmount(otherIncome)],
  ['leastBase', ({ leastBase }) => writtenYesNo(leastBase)],
  ['seniority', ({ seniority }) => rate(seniority)],
  ['overtimeUplift', ({ overtimeUplift }) => rate(overtimeUplift)],
  ['nightUplift', ({ nightUplift }) => rate(nightUplift)],
  ['holidayUplift', ({ holidayUplift }) => rate(holidayUplift)],
  ['sickShare', ({ sickShare }) => rate(sickShare)],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
];

const PARTS: { readonly [P in keyof typeof DEDUCTION_PARTS]: (deduction: StandingDeduction) => string } = {
  name: ({ name }) => name,
  creditor: ({ creditor }) => creditor,
  amount: ({ amount, share }) => (share === undefined ? writtenAmount(amount) : formatRate(share)),
  account: ({ account }) => account,
  reference: ({ reference }) => reference,
  remaining: ({ remaining }) => writtenAmount(remaining),
  isEnforced: ({ isEnforced }) => writtenYesNo(isEnforced),
};

const partNames = Object.keys(PARTS) as (keyof typeof PARTS)[];

/**
 * The staff as a table of texts with its headings, one worker a line; of agreed amounts the last. Reading it back gives the
 * same workers.
 */
export function staffRows(workers: readonly Worker[]): string[][] {
  const most = Math.max(1, ...workers.map(({ deductions }) => deductions.length));
  const numbers = Array.from({ length: most }, (_, at) => at);
  const headings = [
    ...COLUMNS.map(([field]) => STAFF_WORDS[field].label),
    ...numbers.flatMap((at) => partNames.map((part) => staffLabel(`deduction${at + 1}.${part}`))),
    STAFF_WORDS.note.label,
  ];
  const lines = workers.map((worker) => [
    ...COLUMNS.map(([, text]) => text(worker)),
    ...numbers.flatMap((at) => partNames.map((part) => partOf(worker.deductions[at], part))),
    worker.note,
  ]);
  return [headings, ...lines];
}

const partOf = (deduction: StandingDeduction | undefined, part: keyof typeof PARTS): string =>
  deduction ? PARTS[part](deduction) : '';

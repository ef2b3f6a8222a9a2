import type { Day } from '../../../core/days/day.ts';
import { formatDay, formatRate } from '../../../core/numbers/format.ts';
import type { Ppm } from '../../../core/numbers/money.ts';
import { PLACES } from '../../../core/numbers/units.ts';
import { ENTITY_CODES } from '../../firms/municipalities/municipality.ts';
import { AGREED_NAMES, choiceOf } from '../../model/agreed-pay.ts';
import {
  type Agreed,
  type StandingDeduction,
  WORKER_FIELD_NAMES,
  WORKER_FIELDS,
  type Worker,
  type WorkerFieldKind,
  type WorkerFieldName,
  type WorkerValues,
} from '../../model/worker.ts';
import { writtenYesNo } from '../import/cells/texts.ts';
import {
  writtenAccounts,
  writtenLongerService,
  writtenSpells,
  writtenStatus,
} from '../import/cells/worker-lists.ts';
import type { DEDUCTION_PARTS } from '../import/columns/deduction-columns.ts';
import {
  type ColumnKind,
  type PlainStaffField,
  STAFF_COLUMNS,
  staffLabel,
} from '../import/columns/staff-fields.ts';
import { writtenAmount, writtenFigure } from './figures.ts';

type Written = readonly [field: PlainStaffField, text: (worker: Worker) => string];

/** Without grouping: `1.000 %` would be read as 1 %. */
const rate = (value: Ppm): string => `${writtenFigure(value, PLACES.posto ?? 0)} %`;

const figure =
  (places: number) =>
  (value: number): string =>
    writtenFigure(value, places);

const asIs = (value: string): string => value;

/** Formats a value for the import, by the kind of its field. */
const WRITTEN: { readonly [K in ColumnKind & WorkerFieldKind]: (value: WorkerValues[K]) => string } = {
  name: asIs,
  text: asIs,
  jmbg: asIs,
  account: asIs,
  municipality: ({ code, name }) => code ?? name,
  schooling: asIs,
  dailyHours: figure(2),
  day: formatDay,
  service: ({ years, months, days }) => `${years}-${months}-${days}`,
  coefficient: figure(6),
  dependants: figure(6),
  amount: writtenAmount,
  yesNo: writtenYesNo,
  fund: (fund) => ENTITY_CODES[fund],
  rate,
  spells: writtenSpells,
  accounts: writtenAccounts,
  status: writtenStatus,
  longerService: writtenLongerService,
  sex: asIs,
  contractKind: asIs,
};

type WholeField = PlainStaffField & WorkerFieldName;

const whole = (name: WholeField): Written => [
  name,
  (worker) => {
    const value = worker[name];
    const write: (given: never) => string = WRITTEN[WORKER_FIELDS[name].kind];
    return value === undefined ? '' : write(value as never);
  },
];

/** Columns written in place of the field's own; the note follows the deductions. */
const INSTEAD: Readonly<Partial<Record<WorkerFieldName, readonly Written[]>>> = {
  firstName: [
    ['entity', ({ municipality }) => (municipality ? ENTITY_CODES[municipality.entity] : '')],
    whole('jmbg'),
    whole('lastName'),
    whole('firstName'),
  ],
  lastName: [],
  jmbg: [],
  priorService: [
    ['priorYears', ({ priorService }) => String(priorService.years)],
    ['priorMonths', ({ priorService }) => String(priorService.months)],
    ['priorDays', ({ priorService }) => String(priorService.days)],
  ],
  agreed: [
    ['amount', ({ agreed }) => writtenAmount(amountOf(agreed.at(-1)))],
    ['payKind', ({ agreed }) => agreedName(agreed.at(-1))],
    ['jobCoefficient', ({ agreed }) => writtenFigure(agreed.at(-1)?.coefficient, 6)],
    ['agreedFrom', ({ agreed }) => written(agreed.at(-1)?.from)],
  ],
  deductions: [],
  note: [['changedFrom', () => '']],
};

/** Pay by a coefficient has no amount of its own. */
const agreedName = (agreed: Agreed | undefined) => (agreed ? AGREED_NAMES[choiceOf(agreed)] : '');
const amountOf = (agreed: Agreed | undefined) =>
  agreed?.coefficient === undefined ? agreed?.amount : undefined;

const written = (day: Day | undefined): string => (day ? formatDay(day) : '');

/** The columns of our own files, in order. */
const COLUMNS = WORKER_FIELD_NAMES.flatMap((name) => INSTEAD[name] ?? [whole(name as WholeField)]);

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

/** The workers as a table of texts with headings, one worker a line, with the last agreed amount. Importing it restores the same workers. */
export function staffRows(workers: readonly Worker[]): string[][] {
  const most = Math.max(1, ...workers.map(({ deductions }) => deductions.length));
  const numbers = Array.from({ length: most }, (_, at) => at);
  const headings = [
    ...COLUMNS.map(([field]) => STAFF_COLUMNS[field].label),
    ...numbers.flatMap((at) => partNames.map((part) => staffLabel(`deduction${at + 1}.${part}`))),
    STAFF_COLUMNS.note.label,
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

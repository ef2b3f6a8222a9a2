import { plainName } from '../../../../core/text/letters.ts';
import type { PayrollEntity } from '../../../model/place.ts';
import {
  WORKER_FIELD_NAMES,
  WORKER_FIELDS,
  type WorkerFieldName,
  type WorkerValues,
} from '../../../model/worker.ts';
import type { PersonName } from '../cells/reading.ts';
import type { PayKind } from '../cells/texts.ts';
import {
  DEDUCTION_PARTS,
  type DeductionField,
  deductionColumnOf,
  deductionFieldOf,
  deductionName,
} from './deduction-columns.ts';
import type { FieldText } from './field-text.ts';
import { type HeadingMatch, headingMatcher, type Mark } from './headings.ts';

/** Fields split into columns, without a column of their own. */
type SplitField = 'agreed' | 'deductions';

/** Value types of each column kind. */
export interface ColumnValues extends Omit<WorkerValues, 'pay' | 'deductions'> {
  readonly entity: PayrollEntity;
  readonly nameFirst: PersonName;
  readonly surnameFirst: PersonName;
  /** First name and surname; the order needs an answer. */
  readonly person: PersonName;
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly payKind: PayKind;
}

export type ColumnKind = keyof ColumnValues;

interface StaffColumn<K extends ColumnKind = ColumnKind> extends FieldText {
  readonly kind: K;
}

const column = <K extends ColumnKind>(
  kind: K,
  label: string,
  also = '',
  preferred: readonly string[] = [],
): StaffColumn<K> => ({ kind, label, also, preferred });

/** Columns with a part of a field, or several fields. */
const PARTS = {
  entity: column('entity', 'entitet', 'entity, federacija rs, entitet rada, entitet prebivališta'),
  fullName: column('nameFirst', 'ime i prezime'),
  surnameFirst: column('surnameFirst', 'prezime i ime'),
  person: column(
    'person',
    'radnik',
    // The last three may hold the words in either order.
    'zaposlenik, zaposleni, uposlenik, naziv radnika, prezime ime, ime prezime, prezime ime oca ime',
  ),
  priorYears: column('years', 'raniji staž godina'),
  priorMonths: column(
    'months',
    'raniji staž mjeseci',
    'prethodni staž mjeseci, staž mjeseci, raniji staž mj, prethodni staž mj, staž mj',
  ),
  priorDays: column(
    'days',
    'raniji staž dana',
    'prethodni staž dana, staž dana, raniji staž d, prethodni staž d, staž d',
  ),
  amount: column('amount', 'iznos', 'plata, plaća, ugovoreno, osnovna plata, osnovna plaća'),
  gross: column('amount', 'bruto', 'bruto plata, bruto plaća, plata bruto, plaća bruto, iznos bruto', [
    'bruto osnovna',
    'osnovna bruto',
    'bruto osnovna plata',
    'osnovna bruto plata',
    'ugovoreno bruto',
  ]),
  net: column('amount', 'neto', 'neto plata, neto plaća, plata neto, plaća neto, iznos neto', [
    'neto osnovna',
    'osnovna neto',
    'ugovoreno neto',
  ]),
  hourly: column('amount', 'satnica', 'cijena sata, cijena rada po satu'),
  payKind: column('payKind', 'vrsta iznosa', 'vrsta, vrsta plate, bruto ili neto'),
  /** Coefficient of the job, multiplied by the firm's price of labour. */
  jobCoefficient: column(
    'coefficient',
    'koeficijent posla',
    'koeficijent radnog mjesta, koef posla, koeficijent složenosti, koeficijent slozenosti, bodovi',
  ),
  agreedFrom: column('day', 'iznos važi od', 'ugovoreno od, važi od'),
  /** First day of changed dated fields; without it they are changed from the selected month. */
  changedFrom: column('day', 'podaci važe od', 'promjena važi od, podaci od, kartica važi od'),
} as const;

type Columns = typeof PARTS & Omit<typeof WORKER_FIELDS, SplitField>;

export type PlainStaffField = keyof Columns;
export type StaffField = PlainStaffField | DeductionField;

/** Values of a worker's line, by column. */
export type StaffValues = { readonly [F in PlainStaffField]: ColumnValues[Columns[F]['kind']] };

/** Columns offered in place of the field's own. */
const INSTEAD: Readonly<Partial<Record<WorkerFieldName, readonly PlainStaffField[]>>> = {
  firstName: ['entity', 'jmbg', 'lastName', 'firstName', 'fullName', 'surnameFirst', 'person'],
  lastName: [],
  jmbg: [],
  address: [],
  priorService: ['priorYears', 'priorMonths', 'priorDays', 'priorService'],
  agreed: ['amount', 'gross', 'net', 'hourly', 'payKind', 'jobCoefficient', 'agreedFrom'],
  deductions: [],
  email: ['address', 'email'],
  note: ['changedFrom', 'note'],
};

/** Columns of files of workers, in display order. */
export const STAFF_FIELDS: readonly PlainStaffField[] = WORKER_FIELD_NAMES.flatMap(
  (name) => INSTEAD[name] ?? [name as PlainStaffField],
);

/** Heading and kind of each column. */
export const STAFF_COLUMNS: Readonly<Record<PlainStaffField, StaffColumn>> = { ...WORKER_FIELDS, ...PARTS };

/** The kind of a column; undefined for a deduction. */
export const columnKindOf = (field: StaffField): ColumnKind | undefined =>
  field in STAFF_COLUMNS ? STAFF_COLUMNS[field as PlainStaffField].kind : undefined;

/** Known headings without a worker field, with the reason. */
const NOT_OF_STAFF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kanton: 'slijedi iz opštine',
    banka: 'slijedi iz računa',
    'naziv banke': 'slijedi iz računa',
    'r br': 'redni broj',
    rb: 'redni broj',
    'redni broj': 'redni broj',
    imerod: 'ime roditelja se ne vodi',
    'ime oca': 'ime roditelja se ne vodi',
    regres: 'upisuje se u mjesecu',
    gor: 'upisuje se u mjesecu',
    'odmor regres': 'upisuje se u mjesecu',
    stimulacija: 'upisuje se u mjesecu',
    bonus: 'upisuje se u mjesecu',
    nagrada: 'upisuje se u mjesecu',
    varijabila: 'upisuje se u mjesecu',
  }),
);

/** Reason for not importing a known heading. */
export const whyNotOfStaff = (heading: string): string | undefined => NOT_OF_STAFF.get(plainName(heading));

/** Units of the columns by their kind: `Minuli rad %`, `Osnovna plata KM`. */
const UNITS: Readonly<Partial<Record<ColumnKind, readonly Mark[]>>> = {
  rate: ['%'],
  amount: ['km'],
  dailyHours: ['sati'],
};

const plainMatch = headingMatcher(
  STAFF_FIELDS,
  STAFF_COLUMNS,
  (field, mark) => UNITS[STAFF_COLUMNS[field].kind]?.includes(mark) ?? false,
);

/** Deductions have headings of their own kind, each exact. */
const DEDUCTION_SCORE = 3000;

/** The field of a heading; `sindikat` alone is the amount of that deduction. */
export function matchStaffHeading(heading: string): HeadingMatch<StaffField> | undefined {
  if (NOT_OF_STAFF.has(plainName(heading))) return undefined;
  const deduction = deductionFieldOf(heading);
  if (deduction === undefined) return plainMatch(heading);
  return deduction === null ? undefined : { field: deduction, score: DEDUCTION_SCORE };
}

/** Name of a field in lists and our own files: `obustava 1 iznos`. */
export function staffLabel(field: StaffField): string {
  const of = deductionColumnOf(field);
  if (of) return `${deductionName(of.number)} ${DEDUCTION_PARTS[of.part]}`;
  return STAFF_COLUMNS[field as PlainStaffField].label;
}

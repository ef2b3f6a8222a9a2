import { formatDay, formatDecimal, formatMoney, formatRate } from '../../../../core/numbers/format.ts';
import { changesOf } from '../../../model/dated-worker.ts';
import {
  type Agreed,
  type DatedName,
  type StandingDeduction,
  WORKER_FIELD_NAMES,
  WORKER_FIELDS,
  type Worker,
  type WorkerField,
  type WorkerFieldKind,
  type WorkerFieldName,
  type WorkerValues,
} from '../../../model/worker.ts';
import { writtenMunicipality } from '../cells/municipality.ts';
import { writtenYesNo } from '../cells/texts.ts';
import {
  writtenAccounts,
  writtenLongerService,
  writtenSpells,
  writtenStatus,
} from '../cells/worker-lists.ts';

/** A field of a worker before and after, formatted for display. */
export interface WorkerDifference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const agreed = ({ kind, amount, coefficient, from }: Agreed): string =>
  `${kind} ${coefficient === undefined ? formatMoney(amount) : `koeficijent ${formatDecimal(coefficient, 6)}`} od ${formatDay(from)}`;

const deduction = ({
  name,
  creditor,
  amount,
  share,
  account,
  reference,
  remaining,
  isEnforced,
}: StandingDeduction): string =>
  [
    name,
    amount !== undefined && formatMoney(amount),
    share && formatRate(share),
    creditor,
    account,
    reference,
    remaining !== undefined && `ostatak ${formatMoney(remaining)}`,
    isEnforced && 'prinudna',
  ]
    .filter(Boolean)
    .join(' ');

const decimal =
  (places: number) =>
  (value: number): string =>
    formatDecimal(value, places);

const asIs = (value: string): string => value;

/** Formats a value for display, by the kind of its field. */
const WRITTEN: { readonly [K in WorkerFieldKind]: (value: WorkerValues[K]) => string } = {
  name: asIs,
  text: asIs,
  jmbg: asIs,
  account: asIs,
  municipality: writtenMunicipality,
  schooling: asIs,
  dailyHours: decimal(2),
  day: formatDay,
  service: ({ years, months, days }) => `${years} g. ${months} m. ${days} d.`,
  pay: (all) => all.map(agreed).join('; '),
  coefficient: decimal(6),
  dependants: decimal(6),
  amount: formatMoney,
  yesNo: writtenYesNo,
  fund: asIs,
  rate: formatRate,
  deductions: (all) => all.map(deduction).join('; '),
  spells: writtenSpells,
  accounts: writtenAccounts,
  status: writtenStatus,
  longerService: writtenLongerService,
  sex: asIs,
  contractKind: asIs,
};

/** A value of a field formatted for display; empty without one. */
export function writtenValue(name: WorkerFieldName, value: unknown): string {
  const write: (given: never) => string = WRITTEN[WORKER_FIELDS[name].kind];
  return value === undefined ? '' : write(value as never);
}

const isDated = (name: WorkerFieldName): name is DatedName =>
  (WORKER_FIELDS[name] as WorkerField).dated !== undefined;

/** The value of a field; of a dated one with earlier values all of them, newest first. */
function writtenField(worker: Worker, name: WorkerFieldName): string {
  if (!isDated(name) || !worker.history?.[name]) return writtenValue(name, worker[name]);
  return changesOf(worker, name)
    .toReversed()
    .map(({ from, value }) => {
      const text = writtenValue(name, value) || NOTHING;
      return from === undefined ? `ranije ${text}` : `${text} od ${formatDay(from)}`;
    })
    .join(', ');
}

const NOTHING = 'ništa';

/** Differences between two states of a worker, field by field. */
export const differencesOf = (before: Worker, after: Worker): WorkerDifference[] =>
  WORKER_FIELD_NAMES.map((name) => {
    const { label, shortLabel = label }: WorkerField = WORKER_FIELDS[name];
    return { label: shortLabel, before: writtenField(before, name), after: writtenField(after, name) };
  }).filter((one) => one.before !== one.after);

import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { formatAmount, formatDay, formatMoney, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { formatStored, unitOf } from '@obracun/engine/core/numbers/units.ts';
import { writtenValue } from '@obracun/engine/payroll/files/import/staff/differences.ts';
import { ABSENCE_KINDS, type AbsenceKind } from '@obracun/engine/payroll/model/absence.ts';
import { isStandingEntry, MONTH_COLUMNS } from '@obracun/engine/payroll/model/month-columns.ts';
import { isKindKey, unitOfKind } from '@obracun/engine/payroll/model/pay-kind.ts';
import { monthOfId } from '@obracun/engine/payroll/model/reading/month.ts';
import { readWorker } from '@obracun/engine/payroll/model/reading/worker.ts';
import {
  WORKER_FIELDS,
  type WorkerField,
  type WorkerFieldName,
} from '@obracun/engine/payroll/model/worker.ts';
import { type Contents, TABLES, type TableName } from '../../db/tables.ts';
import { isOfDocuments } from '../documents.ts';
import { textIn } from '../text-in.ts';
import type { MeetingNote } from './sides.ts';
import type { Conflict } from './three-way.ts';

/** What two versions of a firm say of one thing. */
export interface DifferenceText {
  /** `plata Alić Amra`, partly typed. */
  readonly about: string;
  readonly mine: string;
  readonly theirs: string;
}

/** A conflict in words. @param known a version that has the names of workers */
export const conflictText = (
  { path, mine, theirs }: Conflict,
  known: readonly Contents[],
): DifferenceText => ({
  about: aboutOf(path, { mine, theirs }, known),
  mine: valueText(path, mine),
  theirs: valueText(path, theirs),
});

/** A note in words: what stands on the side it is about, and what stays. */
export function noteText(
  { kind, path, side, value, other }: MeetingNote,
  known: readonly Contents[],
): string {
  const about = aboutOf(path, { mine: value, theirs: other }, known);
  const where = side === 'mine' ? 'kod vas' : 'u fascikli';
  if (kind === 'oneSided') return `${about}: samo ${where}, ostaje.`;
  const stays = other === undefined ? '' : `, ostaje ${valueText(path, other)}`;
  return `${about}: ${valueText(path, value)} ${where}, poslije zaključenja${stays}.`;
}

interface Values {
  readonly mine: unknown;
  readonly theirs: unknown;
}

function aboutOf(path: readonly string[], values: Values, known: readonly Contents[]): string {
  const [table, id = '', name, more, last] = path;
  if (isOfDocuments(table)) return documentName(table as TableName, values);
  if (table === 'firme') return name === undefined ? 'podaci firme' : `podaci firme, ${firmFieldName(name)}`;
  if (table === 'radnici')
    return name === undefined
      ? `radnik ${workerName(id, known)}`
      : `${workerFieldName(name, more)} ${workerName(id, known)}`;
  if (table === 'mjeseci' || table === 'zakljucci') {
    const month = monthWritten(monthOfId(id.split('@')[0] ?? ''));
    if (name === 'workers' && more !== undefined)
      return `${month}, ${workerName(more, known)}${cellName(last, path[5])}`;
    return `mjesec ${month}${name === 'payday' ? ', dan isplate' : name === 'payouts' ? ', isplata' : ''}`;
  }
  const worker = [values.mine, values.theirs].find(
    (one) => isJsonObject(one) && typeof one.worker === 'string',
  );
  const whose = workerName(isJsonObject(worker) ? textIn(worker.worker) : workerOfRecord(id, known), known);
  return `${recordName(table ?? '', id)} ${whose}`.trim();
}

/** `Fakture: 12/2026`, by whatever names the record. */
function documentName(table: TableName, { mine, theirs }: Values): string {
  const content = isJsonObject(mine) ? mine : isJsonObject(theirs) ? theirs : {};
  const named = ['brojFakture', 'broj', 'naziv', 'name'].map((name) => textIn(content[name])).find(Boolean);
  return named === undefined ? TABLES[table] : `${TABLES[table]}: ${named}`;
}

const FIRM_FIELDS: Readonly<Record<string, string>> = {
  name: 'naziv',
  jib: 'JIB',
  address: 'adresa',
  place: 'mjesto',
  municipality: 'opština',
  entity: 'gdje se radi',
  activity: 'djelatnost',
  account: 'račun',
  otherAccounts: 'drugi računi',
  phone: 'telefon',
  email: 'e-mail',
  defaults: 'procenti i topli obrok',
  accounts: 'računi javnih prihoda',
  ledgerAccounts: 'konta',
  payKinds: 'vrste primanja',
  labourPrices: 'cijena rada',
  lock: 'zaključavanje',
};

const firmFieldName = (name: string): string => FIRM_FIELDS[name] ?? 'postavke';

const isWorkerField = (name: string): name is WorkerFieldName => name in WORKER_FIELDS;

function workerFieldName(name: string, more: string | undefined): string {
  const field = name === 'history' ? (more ?? '') : name;
  if (field === 'agreed') return 'plata';
  if (!isWorkerField(field)) return 'podaci radnika';
  const { label, shortLabel = label }: WorkerField = WORKER_FIELDS[field];
  return name === 'history' ? `ranije: ${shortLabel}` : shortLabel;
}

function cellName(kind: string | undefined, name: string | undefined): string {
  if (kind === 'note') return ', napomena';
  if (kind === 'deductions') return ', obustava';
  if (kind !== 'entries' || name === undefined) return '';
  return `, ${isStandingEntry(name) ? MONTH_COLUMNS[name].label.toLowerCase() : 'vrsta primanja'}`;
}

const RECORDS: Readonly<Record<string, string>> = {
  go: 'godišnji odmor',
  rv: 'radno vrijeme',
  ps: 'početno stanje',
  pl: 'plaćanja',
  kor: 'koraci mjeseca',
  akti: 'podaci za akte',
  ug: 'ugovor',
  ui: 'isplata po ugovoru',
};

const recordName = (table: string, id: string): string => {
  if (table === 'potrazivanja') return 'potraživanje od fonda';
  if (table !== 'odsustva') return 'zapis';
  return id.includes(':') ? (RECORDS[id.split(':')[0] ?? ''] ?? 'evidencija') : 'odsustvo';
};

function workerOfRecord(id: string, known: readonly Contents[]): string {
  for (const { odsustva, potrazivanja } of known) {
    const content = [...odsustva, ...potrazivanja].find((one) => one.id === id)?.content;
    if (isJsonObject(content) && typeof content.worker === 'string') return content.worker;
  }
  return '';
}

function workerName(id: string, known: readonly Contents[]): string {
  for (const { radnici } of known) {
    const content = radnici.find((one) => one.id === id)?.content;
    if (!isJsonObject(content)) continue;
    return `${textIn(content.lastName)} ${textIn(content.firstName)}`.trim() || 'bez imena';
  }
  return id === '' ? '' : 'uklonjen radnik';
}

/** A value as a person reads it. */
function valueText(path: readonly string[], value: unknown): string {
  if (value === undefined) return path.length === 2 ? 'uklonjeno' : 'nije upisano';
  const [table, , name, , kind, cell] = path;
  if (table === 'radnici' && name !== undefined && isWorkerField(name) && path.length === 3)
    return workerValueText(name, value);
  if (table === 'radnici' && path.length === 2) return readWorker(value) ? 'promijenjen' : 'nečitljiv';
  if (table === 'mjeseci' && kind === 'entries' && cell !== undefined && typeof value === 'number')
    return cellText(cell, value);
  if (table === 'mjeseci' && path.length === 2) return monthText(value);
  if (table === 'odsustva' && path.length === 2 && isJsonObject(value)) return absenceText(value);
  return plainText(path, value);
}

/** The last agreed pay alone is what one wants to compare; with more of them all are written. */
function workerValueText(name: WorkerFieldName, value: unknown): string {
  try {
    return writtenValue(name, value) || 'nije upisano';
  } catch {
    return plainText([name], value);
  }
}

function cellText(name: string, value: number): string {
  const kind = isStandingEntry(name) ? MONTH_COLUMNS[name].kind : isKindKey(name) ? unitOfKind(name) : '';
  return `${formatStored(kind, value)} ${unitOf(kind)}`.trim();
}

/** A month with its closing: by its sum, which the person knows. */
function monthText(unit: unknown): string {
  const closing = isJsonObject(unit) ? unit.closing : undefined;
  const month = isJsonObject(unit) ? unit.month : undefined;
  const isClosed = isJsonObject(month) && month.isClosed === true;
  if (!isClosed || !isJsonObject(closing)) return 'otvoren';
  const settled = isJsonObject(closing.settled) ? closing.settled.wages : [];
  const wages: readonly unknown[] = Array.isArray(settled) ? settled : [];
  const sum = wages.reduce<number>(
    (all, wage) => all + (isJsonObject(wage) ? Number(wage.payout ?? 0) : 0),
    0,
  );
  return `zaključen ${formatDay(textIn(closing.closedOn))}, za isplatu ${formatMoney(sum)}`;
}

function absenceText({ kind, from, to }: Readonly<Record<string, unknown>>): string {
  const named = ABSENCE_KINDS[kind as AbsenceKind] ?? 'promijenjeno';
  return typeof from === 'string' && typeof to === 'string' && from && to
    ? `${named} ${formatDay(from)}–${formatDay(to)}`
    : named;
}

/** Amounts are the numbers whose names say so; what has parts is compared on the screen of the firm. */
function plainText(path: readonly string[], value: unknown): string {
  if (typeof value === 'boolean') return value ? 'da' : 'ne';
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value || 'prazno';
  if (typeof value === 'number') return isMoney(path) ? formatAmount(value) : String(value);
  if (isJsonObject(value) && typeof value.name === 'string') return value.name;
  if (isJsonObject(value) && typeof value.amount === 'number') return formatAmount(value.amount);
  return 'upisano drugačije';
}

const isMoney = (path: readonly string[]): boolean =>
  ['amount', 'remaining', 'total', 'averageNet', 'averageOfThree', 'hotMeal'].includes(path.at(-1) ?? '') ||
  path.at(-2) === 'deductions';

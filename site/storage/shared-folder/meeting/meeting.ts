import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { isChangeId } from '@obracun/engine/payroll/model/change-entry.ts';
import {
  byTable,
  type Contents,
  noContents,
  type StoredRecord,
  TABLE_NAMES,
  type TableName,
} from '../../db/tables.ts';
import { isOfDocuments } from '../documents.ts';
import { withDebtsAfter, withDebtsBefore } from './debts-in-meeting.ts';
import { closedUnits, type MonthUnits } from './month-units.ts';
import { isContested } from './removed-workers.ts';
import type { MeetingNote, MeetingSides } from './sides.ts';
import { type Choices, type Conflict, isSame, keyOfPath, type MeetingRules, met } from './three-way.ts';

/** Two versions of a firm brought together. */
export interface Meeting {
  /** As chosen; `mine` where nothing is chosen yet. */
  readonly contents: Contents;
  readonly conflicts: readonly Conflict[];
  readonly notes: readonly MeetingNote[];
}

export const NO_CHOICES: Choices = new Map();

/**
 * Brings two versions of a firm together: what one side changed is taken, workers by field, months by cell, absences and records one by one.
 * What both changed is listed, and taken as chosen. A month that is closed on a side is taken from a side whole, or stays.
 */
export function meetingOf(sides: MeetingSides, choices: Choices = NO_CHOICES): Meeting {
  const conflicts: Conflict[] = [];
  const notes: MeetingNote[] = [];
  const rules: MeetingRules = {
    hasBase: sides.base !== undefined,
    isWhole,
    settle,
    choices,
    onConflict: (conflict) => void conflicts.push(conflict),
    onOneSided: (path, side, value) => void notes.push({ kind: 'oneSided', path, side, value }),
  };
  const units = closedUnits(sides, rules, (note) => void notes.push(note));
  const before = withDebtsBefore(sides);
  const joined = byTable((table) => metTable(rules, table, before, units));
  const contents = withDebtsAfter(sides, joined);
  return { contents: byTable((table) => asStored(table, contents, sides)), conflicts, notes };
}

/** Fields of a firm whose members have a meaning by themselves. */
const SPLIT_OF_FIRM: readonly string[] = [
  'defaults',
  'accounts',
  'ledgerAccounts',
  'fundPayments',
  'municipalityCodes',
  'seenWarnings',
];
const SPLIT_OF_WORKER: readonly string[] = ['deductions', 'history'];

function isWhole(path: readonly string[]): boolean {
  const [table, id = '', name] = path;
  if (table === 'zakljucci' || path.at(-1) === 'paid') return true;
  // An absence is one statement: its days, kind and payer belong together. Other records of that table have a prefix.
  if (table === 'odsustva' && name === undefined) return !id.includes(':') || isChangeId(id);
  // A document is issued as a whole.
  if (isOfDocuments(table)) return true;
  if (name === undefined) return false;
  if (table === 'firme') return !SPLIT_OF_FIRM.includes(name);
  if (table === 'radnici') return !SPLIT_OF_WORKER.includes(name);
  return false;
}

/** What nobody is asked about: lines of the journal, and what the screens of a firm remember. */
function settle({ path: [table, id = '', name = ''], mine, theirs }: Conflict) {
  if (table === 'odsustva' && isChangeId(id)) return { value: laterLine(mine, theirs) };
  if (table === 'firme' && ['columns', 'seenWarnings'].includes(name)) return { value: mine };
  return undefined;
}

const momentOf = (line: unknown): number => (isJsonObject(line) ? Number(line.at ?? 0) : 0);
const laterLine = (mine: unknown, theirs: unknown): unknown =>
  momentOf(theirs) > momentOf(mine) ? theirs : (mine ?? theirs);

const byId = (records: readonly StoredRecord[]): ReadonlyMap<string, StoredRecord> =>
  new Map(records.map((one) => [one.id, one]));

function metTable(
  rules: MeetingRules,
  table: TableName,
  { base = noContents, mine, theirs }: MeetingSides,
  units: MonthUnits,
): readonly StoredRecord[] {
  const [before, here, there] = [byId(base[table]), byId(mine[table]), byId(theirs[table])];
  const isMonth = table === 'mjeseci' || table === 'zakljucci';
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((id) => {
    const unit = isMonth ? units.get(id) : undefined;
    if (unit) return (unit === 'mine' ? here : there).get(id) ?? [];
    const versions = {
      base: before.get(id)?.content,
      mine: here.get(id)?.content,
      theirs: there.get(id)?.content,
    };
    const isAsked = table === 'radnici' && isContested(id, { base, mine, theirs });
    const content = isAsked
      ? decided(rules, { path: [table, id], ...versions })
      : met(rules, [table, id], versions);
    return content === undefined ? [] : [{ id, changed: 0, content }];
  });
}

function decided(rules: MeetingRules, conflict: Conflict): unknown {
  rules.onConflict(conflict);
  return rules.choices.get(keyOfPath(conflict.path)) === 'theirs' ? conflict.theirs : conflict.mine;
}

/** Records as a side has them, with their moments; one of two sides is later than both. */
function asStored(
  table: TableName,
  { [table]: records }: Contents,
  { mine, theirs }: MeetingSides,
): readonly StoredRecord[] {
  const [here, there] = [byId(mine[table]), byId(theirs[table])];
  return records.map((one) => {
    const [own, other] = [here.get(one.id), there.get(one.id)];
    // What was taken whole has its moment: a closing and its month share it.
    if (one.changed > 0) return one;
    if (own && isSame(own.content, one.content)) return own;
    if (other && isSame(other.content, one.content)) return other;
    return { ...one, changed: Math.max(own?.changed ?? 0, other?.changed ?? 0) + 1 };
  });
}

/** True when two versions of a firm hold the same. */
export const isSameFirm = (one: Contents, other: Contents): boolean =>
  TABLE_NAMES.every((table) => {
    const there = byId(other[table]);
    return (
      one[table].length === other[table].length &&
      one[table].every(({ id, content }) => isSame(content, there.get(id)?.content))
    );
  });

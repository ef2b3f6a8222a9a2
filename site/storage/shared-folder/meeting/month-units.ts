import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { type Contents, noContents } from '../../db/tables.ts';
import type { MeetingNote, MeetingSides } from './sides.ts';
import { isSame, keyOfPath, type MeetingRules, type MeetingSide, met } from './three-way.ts';

/** Months with their closings that are taken whole, and from which side, by the id of the month. */
export type MonthUnits = ReadonlyMap<string, MeetingSide>;

interface MonthUnit {
  readonly month: unknown;
  readonly closing: unknown;
}

const unitIn = ({ mjeseci, zakljucci }: Contents, id: string): MonthUnit => ({
  month: mjeseci.find((one) => one.id === id)?.content,
  closing: zakljucci.find((one) => one.id === id)?.content,
});

const isClosed = ({ month }: MonthUnit): boolean => isJsonObject(month) && month.isClosed === true;

/**
 * Decides about every month that is closed on a side. A closed month is never changed: it is taken with its closing, or the other
 * side's is. What was typed into a month that the other side closed meanwhile is told, and does not come in.
 */
export function closedUnits(
  { base = noContents, mine, theirs }: MeetingSides,
  rules: MeetingRules,
  note: (note: MeetingNote) => void,
): MonthUnits {
  const ids = new Set([...mine.mjeseci, ...theirs.mjeseci].map(({ id }) => id));
  const units = [...ids].flatMap((id) => {
    const [before, here, there] = [unitIn(base, id), unitIn(mine, id), unitIn(theirs, id)];
    if (!isClosed(here) && !isClosed(there)) return [];
    return [[id, sideOf(id, { before, here, there }, rules, note)] as const];
  });
  return new Map(units);
}

interface UnitVersions {
  readonly before: MonthUnit;
  readonly here: MonthUnit;
  readonly there: MonthUnit;
}

function sideOf(
  id: string,
  { before, here, there }: UnitVersions,
  rules: MeetingRules,
  note: (note: MeetingNote) => void,
): MeetingSide {
  if (isSame(here, there)) return 'mine';
  if (rules.hasBase && isSame(before, here)) return 'theirs';
  if (rules.hasBase && isSame(before, there)) return 'mine';
  const wasClosed = rules.hasBase && isClosed(before);
  if (isClosed(here) !== isClosed(there) && !wasClosed) {
    const closed = isClosed(here) ? 'mine' : 'theirs';
    tellTyped(id, { before, here, there }, closed, rules, note);
    return closed;
  }
  const conflict = { path: ['mjeseci', id], base: before, mine: here, theirs: there };
  rules.onConflict(conflict);
  return rules.choices.get(keyOfPath(conflict.path)) ?? 'mine';
}

/** Tells each cell that the open side has otherwise than before, or than the closed one where no version before is known. */
function tellTyped(
  id: string,
  { before, here, there }: UnitVersions,
  closed: MeetingSide,
  rules: MeetingRules,
  note: (note: MeetingNote) => void,
): void {
  const [open, shut] = closed === 'mine' ? [there, here] : [here, there];
  if (open.month === undefined) return;
  const side = closed === 'mine' ? 'theirs' : 'mine';
  const versions = { base: rules.hasBase ? before.month : shut.month, mine: open.month, theirs: shut.month };
  const tell = (path: readonly string[], value: unknown, other: unknown): void => {
    if (path[2] !== 'isClosed' && !isSame(value, other))
      note({ kind: 'behindClosing', path, side, value, other });
  };
  met(
    {
      ...rules,
      hasBase: false,
      onConflict: ({ path, mine, theirs }) => {
        if (!isSame(mine, valueAt(versions.base, path.slice(2)))) tell(path, mine, theirs);
      },
      onOneSided: (path, from, value) => {
        const was = valueAt(versions.base, path.slice(2));
        if (from === 'mine' && !isSame(was, value)) tell(path, value, undefined);
        if (from === 'theirs' && was !== undefined) tell(path, undefined, value);
      },
    },
    ['mjeseci', id],
    versions,
  );
}

const valueAt = (value: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>((inside, name) => (isJsonObject(inside) ? inside[name] : undefined), value);

import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { changesBetween } from '@obracun/engine/payroll/recap/changes.ts';
import { Waiting } from '../../../parts/waiting.tsx';
import type { MonthOf } from '../../kept/months.ts';
import { useMonthWages } from '../../reckoned/use-month-wages.ts';
import { ChangeList } from './change-list.tsx';

interface ChangesAgainstProps {
  /** The month before. */
  readonly of: MonthOf;
  readonly settled: SettledMonth;
}

/** What changed against the month before, and why: as that was closed, or as it would be reckoned now. */
export function ChangesAgainst({ of, settled }: ChangesAgainstProps) {
  const before = useMonthWages(of, settled.firm);
  if (before === undefined) return <Waiting />;
  if (before.problem) return <p>{before.problem}</p>;
  return <Changes before={before.settled} after={settled} />;
}

interface ChangesProps {
  readonly before: SettledMonth;
  readonly after: SettledMonth;
}

/** What changed from one reckoning to another. */
export function Changes({ before, after }: ChangesProps) {
  const changes = changesBetween(before, after);
  return changes.length === 0 ? <p>Ništa se nije promijenilo.</p> : <ChangeList changes={changes} />;
}

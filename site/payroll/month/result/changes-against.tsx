import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { changesBetween } from '@obracun/engine/payroll/recap/changes.ts';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { useMonth } from '../../../storage/payroll/use-kept.ts';
import { useMonthWages } from '../../calculation/use-month-wages.ts';
import { ChangeList } from './change-list.tsx';

interface ChangesAgainstProps {
  /** The month before. */
  readonly of: MonthOf;
  readonly settled: SettledMonth;
  /** Who is in the month, also without a wage yet. */
  readonly present: readonly Worker[];
}

/** What changed against the month before, and why: as that was closed, or as it would be calculated now. */
export function ChangesAgainst({ of, settled, present }: ChangesAgainstProps) {
  const before = useMonthWages(of, settled.firm);
  const isUntouched = useMonth(of) === null;
  if (before === undefined) return <Waiting />;
  if (before.problem) return <p>{before.problem}</p>;
  return (
    <>
      {isUntouched && <p>U tom mjesecu ništa nije upisano: poređeno je s platama kakve su ugovorene.</p>}
      <Changes before={before.settled} after={settled} present={present} />
    </>
  );
}

interface ChangesProps {
  readonly before: SettledMonth;
  readonly after: SettledMonth;
  readonly present: readonly Worker[];
}

/** What changed from one calculation to another. */
export function Changes({ before, after, present }: ChangesProps) {
  const changes = changesBetween(before, after, present);
  if (changes.length > 0) return <ChangeList changes={changes} />;
  const isAll = present.every(({ id }) => after.wages.some(({ worker }) => worker.id === id));
  return <p>{isAll ? 'Ništa se nije promijenilo.' : 'Među obračunatima se ništa nije promijenilo.'}</p>;
}

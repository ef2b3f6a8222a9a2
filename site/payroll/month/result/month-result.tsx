import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { changesBetween } from '@obracun/engine/payroll/books/recap/changes.ts';
import type { ClosedMonth, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { Part } from '../../../lazy-loading/part.tsx';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import type { EarlierClosings } from '../../../storage/payroll/earlier-closings.ts';
import { type MonthOf, monthsAway } from '../../../storage/payroll/months.ts';
import { useMonth } from '../../../storage/payroll/use-stored.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { monthName } from '../../ui/month-chooser.tsx';
import { useMonthWages } from '../calculation/use-month-wages.ts';
import { EarlierList } from '../corrections/earlier-list.tsx';
import { ChangeList } from './change-list.tsx';
import { RecapSheet } from './recap-sheet.tsx';

/** Loads unpacking of papers on demand. */
const loadFrozen = async () => (await import('./frozen-recap.tsx')).FrozenRecap;

interface MonthResultProps {
  readonly of: MonthOf;
  readonly settled: SettledMonth;
  /** Workers of the month, also without a wage. */
  readonly present: readonly Worker[];
  /** Closing; undefined while open. */
  readonly closed?: ClosedMonth;
  /** Previous closing, when reopened. */
  readonly earlier: ClosedMonth | undefined;
  /** Closings before the current one. */
  readonly history?: EarlierClosings | undefined;
}

/** Results of a month: recap, and changes with reasons. */
export function MonthResult({ of, settled, present, closed, earlier, history }: MonthResultProps) {
  const last = monthsAway(of, -1);
  return (
    <div>
      <Folded title="Rekapitulacija" line={briefly(settled)} isLate>
        {closed ? <Part load={loadFrozen} props={{ closed }} /> : <RecapSheet settled={settled} />}
      </Folded>
      <Folded title={`Šta se promijenilo u odnosu na ${monthName(last, settled.firm.entity)}`} isLate>
        <ChangesAgainst of={last} settled={settled} present={present} />
      </Folded>
      {earlier && (
        <Folded title="Šta se promijenilo u odnosu na ranije zaključenje" isLate>
          <Changes before={earlier.settled} after={settled} present={present} />
        </Folded>
      )}
      {history && <EarlierList of={of} earlier={history} />}
    </div>
  );
}

const briefly = ({ wages }: SettledMonth): string =>
  `ukupni trošak ${formatMoney(sumOf(wages, ({ figures }) => figures.cost))}`;

interface ChangesAgainstProps {
  /** Previous month. */
  readonly of: MonthOf;
  readonly settled: SettledMonth;
  /** Workers of the month, also without a wage. */
  readonly present: readonly Worker[];
}

/** Changes since the previous month, with reasons; that month as closed, or as calculated now. */
function ChangesAgainst({ of, settled, present }: ChangesAgainstProps) {
  const before = useMonthWages(of, settled.firm);
  const isUntouched = useMonth(of) === null;
  if (before === undefined) return <Waiting />;
  if (before.problem) return <p>{before.problem}</p>;
  return (
    <>
      {isUntouched && <p>Poređeno je s ugovorenim platama.</p>}
      <Changes before={before.settled} after={settled} present={present} />
    </>
  );
}

interface ChangesProps {
  readonly before: SettledMonth;
  readonly after: SettledMonth;
  readonly present: readonly Worker[];
}

/** Changes between two calculations. */
function Changes({ before, after, present }: ChangesProps) {
  const changes = changesBetween(before, after, present);
  if (changes.length > 0) return <ChangeList changes={changes} />;
  const isAll = present.every(({ id }) => after.wages.some(({ worker }) => worker.id === id));
  return <p>{isAll ? 'Ništa se nije promijenilo.' : 'Među obračunatima se ništa nije promijenilo.'}</p>;
}

import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { ClosedMonth, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { Part } from '../../../lazy-loading/part.tsx';
import { type MonthOf, monthsAway } from '../../../storage/payroll/months.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { monthName } from '../head/month-chooser.tsx';
import { Changes, ChangesAgainst } from './changes-against.tsx';
import { RecapSheet } from './recap-sheet.tsx';

/** What unpacks the papers of a closing comes when they are looked at. */
const loadFrozen = async () => (await import('./frozen-recap.tsx')).FrozenRecap;

interface MonthResultProps {
  readonly of: MonthOf;
  readonly settled: SettledMonth;
  /** Who is in the month, also without a wage yet. */
  readonly present: readonly Worker[];
  /** How it was closed; undefined while it is open. */
  readonly closed?: ClosedMonth;
  /** How the month was closed before it was opened again. */
  readonly earlier: ClosedMonth | undefined;
}

/** What comes of a month: its recap, and what changed and why. */
export function MonthResult({ of, settled, present, closed, earlier }: MonthResultProps) {
  const last = monthsAway(of, -1);
  return (
    <div>
      <Folded title="Rekapitulacija" line={briefly(settled)} isLate>
        {closed ? <Part load={loadFrozen} props={{ closed }} /> : <RecapSheet settled={settled} />}
      </Folded>
      <Folded title={`Šta se promijenilo u odnosu na ${monthName(last)}`} isLate>
        <ChangesAgainst of={last} settled={settled} present={present} />
      </Folded>
      {earlier && (
        <Folded title="Šta se promijenilo u odnosu na ranije zaključenje" isLate>
          <Changes before={earlier.settled} after={settled} present={present} />
        </Folded>
      )}
    </div>
  );
}

const briefly = ({ wages }: SettledMonth): string =>
  `ukupni trošak ${formatMoney(sumOf(wages, ({ figures }) => figures.cost))}`;

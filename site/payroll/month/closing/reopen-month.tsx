import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { LockOpen } from 'lucide-react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { reopenMonth } from '../../../storage/payroll/closing.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { stepInPlace } from '../../routing/use-place.ts';
import { Question } from './question.tsx';
import { WouldChange } from './would-change.tsx';

interface ReopenMonthProps {
  readonly of: MonthOf;
  /** How it was closed; undefined where that cannot be read. */
  readonly closed: ClosedMonth | undefined;
  /** As they are now. */
  readonly firm: Firm;
  readonly workers: readonly Worker[];
}

/** Opens a closed month again, after it was said what would change. */
export const ReopenMonth = ({ of, closed, firm, workers }: ReopenMonthProps) => (
  <Question
    words={
      <>
        <LockOpen aria-hidden="true" size={18} /> Ponovo otvori
      </>
    }
    title="Ponovo otvoriti mjesec?"
    agree="Otvori"
    act={() => reopen(of)}
  >
    {closed ? (
      <>
        <p>
          Zaključen {formatDay(closed.closedOn)} Otvoren mjesec računa se po današnjim podacima i propisima, a
          dugovima se vraća ono za što su umanjeni.
        </p>
        <WouldChange closed={closed} firm={firm} workers={workers} />
      </>
    ) : (
      <p>
        Otvoren mjesec računa se po današnjim podacima i propisima. Ne zna se za koliko je zaključenje
        umanjilo dugove, pa se oni ne vraćaju: ispravite ih kod radnika prije nego što ponovo zaključite.
      </p>
    )}
  </Question>
);

async function reopen(of: MonthOf): Promise<string | undefined> {
  try {
    stepInPlace();
    await reopenMonth(of);
    return undefined;
  } catch (error) {
    return `Mjesec nije otvoren: ${reasonOf(error)}.`;
  }
}

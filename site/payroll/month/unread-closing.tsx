import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { Notice } from '../../ui/notice.tsx';
import { ArrivalHeading } from '../address/arrival-heading.tsx';
import type { MonthOf } from '../kept/months.ts';
import { ReopenMonth } from './closing/reopen-month.tsx';
import { MonthChooser, monthName } from './head/month-chooser.tsx';

interface UnreadClosingProps {
  readonly of: MonthOf;
  readonly firm: Firm;
  readonly workers: readonly Worker[];
}

/** A closed month of which nobody can read how it was closed: it can be opened and reckoned again. */
export const UnreadClosing = ({ of, firm, workers }: UnreadClosingProps) => (
  <section aria-labelledby="mjesec">
    <ArrivalHeading level={3} look="section" id="mjesec">
      Plate za {monthName(of)}
    </ArrivalHeading>
    <MonthChooser of={of} section="mjesec" lastYear={of.year + 1} />
    <Notice kind="error" title="Zaključeni obračun se ne može pročitati">
      Mjesec je zaključen, ali zapis o tome na ovom uređaju nije čitljiv. Vratite ga iz kopije podataka, ili
      ponovo otvorite mjesec i izračunajte ga: upisani sati i iznosi su tu, a dugovi se pri tome ne vraćaju.
    </Notice>
    <ReopenMonth of={of} closed={undefined} firm={firm} workers={workers} />
  </section>
);

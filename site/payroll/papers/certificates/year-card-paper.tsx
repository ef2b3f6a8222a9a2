import { MONTHS_A_YEAR } from '@obracun/engine/core/days/day.ts';
import { monthsUpTo, paidMonths } from '@obracun/engine/payroll/papers/certificates/paid-months.ts';
import { yearCard } from '@obracun/engine/payroll/papers/certificates/year-card.ts';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import papers from '../../ui/paper/paper-side.module.css';
import { PaperSide } from '../../ui/paper/paper-side.tsx';
import { YearChooser } from '../../ui/paper/year-chooser.tsx';
import type { PaperProps } from './paper-props.ts';
import { useClosedMonths } from './use-closed-months.ts';

/** The card of a worker for the shown year. */
export function YearCardPaper({ firm, year, month, worker, heading }: PaperProps) {
  const last = { year, month: MONTHS_A_YEAR };
  const closed = useClosedMonths({ firm: firm.id, ...last });
  if (!closed) return <Waiting />;
  const months = paidMonths(worker, monthsUpTo(last, MONTHS_A_YEAR), closed.settled);
  const place = { firm: firm.id, year, month, section: 'potvrde', worker: worker.id } as const;
  return (
    <section className={papers.workspace}>
      <div className="onScreen stack4">
        {heading}
        <YearChooser place={place} year={year} />
      </div>
      <PaperSide document={yearCard(firm.content, worker, year, months)} requirements={[]} place={place} />
    </section>
  );
}

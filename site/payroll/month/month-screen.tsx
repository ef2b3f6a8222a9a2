import { useMemo, useState } from 'react';
import { Waiting } from '../../lazy-loading/waiting.tsx';
import { useClosing } from '../../storage/payroll/use-closing.ts';
import { useWorkers } from '../../storage/payroll/use-kept.ts';
import { useEditedMonth } from '../month-edits/use-edited-month.ts';
import type { SectionProps } from '../routing/section-props.ts';
import { MissingWorkers } from '../workers/missing-workers.tsx';
import { ClosedMonthView } from './closed-month.tsx';
import { OpenMonth } from './open-month.tsx';
import { UnreadClosing } from './unread-closing.tsx';

/** The month of a firm: a sheet of its workers, with what was typed and what came of it. Another month begins again. */
export const MonthScreen = (props: SectionProps) => (
  <OneMonth key={`${props.year}-${props.month}`} {...props} />
);

function OneMonth({ firm, year, month, worker }: SectionProps) {
  const of = { firm: firm.id, year, month };
  const kept = useWorkers(firm.id);
  const edited = useEditedMonth(of);
  const closing = useClosing(of, edited?.month.isClosed);
  const [isNew, setNew] = useState(false);
  const workers = useMemo(() => kept?.map(({ content }) => content), [kept]);
  if (kept === undefined || workers === undefined || edited === undefined || closing === undefined)
    return <Waiting />;
  const shared = { of, firm: firm.content, workers, edited, opened: worker };
  if (edited.month.isClosed)
    return closing ? (
      <ClosedMonthView {...shared} isNew={isNew} closed={closing.content} />
    ) : (
      <UnreadClosing {...shared} />
    );
  if (workers.length === 0)
    return (
      <MissingWorkers of={of} isEmpty>
        Firma još nema radnika: dodajte ih pod „Radnici“ ili uvezite pod „Uvoz“.
      </MissingWorkers>
    );
  const known = {
    month: edited.known,
    firm: firm.changed,
    workers: new Map(kept.map(({ id, changed }) => [id, changed])),
  };
  return <OpenMonth {...shared} onClosed={() => setNew(true)} known={known} earlier={closing?.content} />;
}

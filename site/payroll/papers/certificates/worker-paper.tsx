import { isDay, MONTHS_A_YEAR } from '@obracun/engine/core/days/day.ts';
import { useState } from 'react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import papers from '../../ui/paper/paper-side.module.css';
import { PaperSide } from '../../ui/paper/paper-side.tsx';
import type { PaperProps } from './paper-props.ts';
import { QUESTIONS } from './paper-questions.tsx';
import { useClosedMonths } from './use-closed-months.ts';
import { useTypedOfTab } from './use-typed-of-tab.ts';
import type { PaperInput, TypedPaper, WorkerPaper } from './worker-papers.ts';

interface WorkerPaperViewProps extends PaperProps {
  readonly paper: WorkerPaper;
}

/** Key of what is typed: a letter for a worker, a certificate for the firm. */
export const typedKey = ({ needs }: WorkerPaper, firm: string, worker: string): string =>
  needs.includes('letter') ? `obustava ${firm} ${worker}` : `potvrda ${firm}`;

/** A paper of a worker: its questions, and its preview. */
export function WorkerPaperView(props: WorkerPaperViewProps) {
  const { firm, year, month, worker, paper, heading, settings } = props;
  const of = { firm: firm.id, year, month };
  const closed = useClosedMonths(paper.needs.includes('year') ? { ...of, month: MONTHS_A_YEAR } : of);
  const today = useToday() ?? '';
  const [signer, setSigner] = useState(settings?.signer ?? '');
  const [typed, change] = useTypedOfTab<TypedPaper>(typedKey(paper, firm.id, worker.id), {
    number: '',
    day: today,
    span: '3',
    purpose: 'bank',
    purposeText: '',
    order: '',
    to: 'creditor',
    recipient: '',
  });
  const [{ taken }, take] = useTypedOfTab<Pick<PaperInput, 'taken'>>(`prosjek ${worker.id}`, { taken: {} });
  if (!closed) return <Waiting />;
  const input: PaperInput = {
    ...typed,
    day: isDay(typed.day) ? typed.day : '',
    firm: firm.content,
    worker,
    year,
    month,
    closed: closed.settled,
    taken,
    signer,
  };
  return (
    <section className={papers.workspace}>
      <div className="onScreen stack4">
        {heading}
        {paper.needs.map((need) => {
          const Question = QUESTIONS[need];
          return (
            <Question
              key={need}
              input={input}
              typed={typed}
              change={change}
              take={take}
              signer={settings?.signer ?? ''}
              onSigner={setSigner}
              unreadable={closed.unreadable}
            />
          );
        })}
      </div>
      <PaperSide
        requirements={[]}
        {...paper.make(input)}
        place={{ ...of, section: 'potvrde', worker: worker.id }}
      />
    </section>
  );
}

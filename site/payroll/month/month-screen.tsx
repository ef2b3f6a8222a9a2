import { useMemo } from 'react';
import { Waiting } from '../../parts/waiting.tsx';
import type { SectionProps } from '../address/section-props.ts';
import { useEditedMonth } from '../entries/use-edited-month.ts';
import { useWorkers } from '../kept/use-kept.ts';
import { MonthDesk } from './month-desk.tsx';

/** The month of a firm: a sheet of its workers, with what was typed and what came of it. */
export function MonthScreen({ firm, year, month, worker }: SectionProps) {
  const of = { firm: firm.id, year, month };
  const kept = useWorkers(firm.id);
  const edited = useEditedMonth(of);
  const workers = useMemo(() => kept?.map(({ content }) => content), [kept]);
  if (workers === undefined || edited === undefined) return <Waiting />;
  if (workers.length === 0) return <p>Firma još nema radnika: dodajte ih ili uvezite pod „Radnici“.</p>;
  return <MonthDesk of={of} firm={firm.content} workers={workers} edited={edited} opened={worker} />;
}

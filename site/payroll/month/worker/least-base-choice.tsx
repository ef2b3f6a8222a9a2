import { mayChooseLeastBase } from '@obracun/engine/payroll/calculate/raised-base.ts';
import type { LeastBaseOfMonth } from '@obracun/engine/payroll/model/month.ts';
import { useId } from 'react';
import { isSettled } from '../../calculation/outcome.ts';
import { Choice } from '../../form/choice.tsx';
import { withLeastBase } from '../../month-edits/change.ts';
import type { EditedMonth } from '../../month-edits/use-edited-month.ts';
import type { MonthRow } from '../rows/rows.ts';
import styles from './worker-panel.module.css';

const WORDS: Readonly<Record<LeastBaseOfMonth, string>> = {
  proportional: 'Srazmjerno plaćenim satima',
  whole: 'Cijela najniža osnovica',
  gross: 'Bruto kakav jeste',
};

interface LeastBaseChoiceProps {
  readonly row: MonthRow;
  readonly make: EditedMonth['make'];
}

/** What part of the minimum contribution base counts in a month that is not worked whole; only where it makes a difference. */
export function LeastBaseChoice({ row: { id, said, outcome }, make }: LeastBaseChoiceProps) {
  const choiceId = useId();
  const isAsked =
    said?.leastBase !== undefined ||
    (isSettled(outcome) && mayChooseLeastBase(outcome, said ?? { entries: {} }));
  if (!isAsked) return null;
  return (
    <div className={styles.fields}>
      <Choice
        id={choiceId}
        label="Najniža osnovica u ovom mjesecu"
        words={WORDS}
        value={said?.leastBase}
        hint="Dok ne izaberete, uzima se srazmjerna. Pravilnik o doprinosima čl. 2 (Sl. novine FBiH 48/25) ne kaže šta važi za mjesec koji nije cijeli odrađen: niska pouzdanost."
        onValue={(choice) => make({ [id]: { before: said, after: withLeastBase(said, choice) } })}
      />
    </div>
  );
}

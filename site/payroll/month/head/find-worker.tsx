import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { useSpoken } from '../../../ui/spoken.tsx';
import styles from './find-worker.module.css';

interface FindWorkerProps {
  readonly question: string;
  readonly onQuestion: (question: string) => void;
  /** Number of matches. */
  readonly found: number;
}

/** Filters a large staff by search; hidden workers stay in the month. */
export function FindWorker({ question, onQuestion, found }: FindWorkerProps) {
  useSpoken(question ? `Nađeno radnika: ${found}` : undefined);
  return (
    <search className="onScreen row4 low">
      <TextInput id={fieldId('mjesec.trazi')} label="Traži radnika" text={question} onText={onQuestion} />
      {question && found === 0 && <p className={styles.none}>Nema takvog radnika.</p>}
    </search>
  );
}

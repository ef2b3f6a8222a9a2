import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import { useState } from 'react';
import { Segments } from '../../ui/controls/segments.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { rowsOf } from './rows.ts';
import { useOutcomes } from './use-outcomes.ts';
import { type Question, variationsOf } from './variations.ts';
import styles from './what-if.module.css';
import { WhatIfTable } from './what-if-table.tsx';

const QUESTIONS: readonly { readonly value: Question; readonly label: string }[] = [
  { value: 'koraci', label: '± KM i %' },
  { value: 'mjeseci', label: 'Dvanaest mjeseci' },
  { value: 'kriva', label: 'Neto prema brutu' },
];

interface WhatIfProps {
  readonly definition: Definition;
  /** The JSON of the call the result came from. */
  readonly call: string;
  readonly basis: string;
}

/** The same wage a little higher or lower, through the year, and how net follows gross: every figure from the call. */
export function WhatIf({ definition, call, basis }: WhatIfProps) {
  const [question, setQuestion] = useState<Question>('koraci');
  const variations = variationsOf(question, JSON.parse(call) as Record<string, unknown>, basis);
  const { answer, isSlow } = useOutcomes(definition, variations);
  const choose = (value: string) =>
    setQuestion(QUESTIONS.find((each) => each.value === value)?.value ?? 'koraci');
  return (
    <div className={styles.whatIf}>
      <Segments label="Šta ako" segments={QUESTIONS} value={question} onChange={choose} />
      {isSlow && <Spinner label="Računam…" />}
      {answer && <WhatIfTable rows={rowsOf(question, answer)} />}
    </div>
  );
}

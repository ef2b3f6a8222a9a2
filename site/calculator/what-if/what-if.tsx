import type { Definition } from '@obracun/engine/core/calculator.ts';
import { useState } from 'react';
import { LatePart } from '../../lazy-loading/part.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Answer } from '../api/answer.ts';
import { pointOf } from './curve-point.ts';
import { answersOf, rowsOf } from './rows.ts';
import { useOutcomes } from './use-outcomes.ts';
import { type Question, variationsOf } from './variations.ts';
import styles from './what-if.module.css';
import { WhatIfTable } from './what-if-table.tsx';

const QUESTIONS: readonly { readonly value: Question; readonly label: string }[] = [
  { value: 'koraci', label: '± KM i %' },
  { value: 'mjeseci', label: 'Dvanaest mjeseci' },
  { value: 'kriva', label: 'Neto prema brutu' },
];

/** Drawn by a library that is fetched with the first drawing. */
const loadCurve = async () => (await import('./net-curve.tsx')).NetCurve;
const loadMonths = async () => (await import('./months-chart.tsx')).MonthsChart;

interface WhatIfProps {
  readonly definition: Definition;
  /** The JSON of the call the result came from. */
  readonly call: string;
  readonly basis: string;
  readonly answer: Answer;
}

/** The same wage a little higher or lower, through the year, and how net follows gross: every figure from the call. */
export function WhatIf({ definition, call, basis, answer }: WhatIfProps) {
  const [question, setQuestion] = useState<Question>('koraci');
  const variations = variationsOf(
    question,
    JSON.parse(call) as Record<string, unknown>,
    basis,
    pointOf(answer).gross,
  );
  const { answer: outcomes, isSlow } = useOutcomes(definition, variations);
  const choose = (value: string) =>
    setQuestion(QUESTIONS.find((each) => each.value === value)?.value ?? 'koraci');
  return (
    <div className={styles.whatIf}>
      <Segments label="Šta ako" segments={QUESTIONS} value={question} onChange={choose} />
      {isSlow && <Spinner label="Računam…" />}
      {outcomes && question === 'kriva' && (
        <LatePart load={loadCurve} props={{ answers: answersOf(outcomes), here: answer }} />
      )}
      {outcomes && question === 'mjeseci' && <LatePart load={loadMonths} props={{ outcomes }} />}
      {outcomes && (
        <WhatIfTable
          // The curve is asked for by what is agreed, and a line says what it came to.
          head={question === 'kriva' ? 'Bruto osnovna; iznosi u KM' : 'Iznosi u KM'}
          rows={rowsOf(question, outcomes)}
        />
      )}
    </div>
  );
}

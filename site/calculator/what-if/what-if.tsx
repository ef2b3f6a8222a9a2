import type { Definition } from '@obracun/engine/core/calculator.ts';
import { useCallback, useState } from 'react';
import { OptionalPart } from '../../lazy-loading/part.tsx';
import { type RequestState, useRequest } from '../../lazy-loading/use-request.ts';
import { Segments } from '../../ui/controls/segments.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Answer } from '../api/answer.ts';
import { callFor } from '../api/call.ts';
import { pointOf } from './curve.ts';
import { answersOf, rowsOf, type TriedWage } from './rows.ts';
import { type Question, type Variation, variationsOf } from './variations.ts';
import { WhatIfTable } from './what-if-table.tsx';

const QUESTIONS: readonly { readonly value: Question; readonly label: string }[] = [
  { value: 'koraci', label: '± KM i %' },
  { value: 'mjeseci', label: 'Dvanaest mjeseci' },
  { value: 'kriva', label: 'Neto prema brutu' },
];

/** Drawn by a library that loads with the first drawing. */
const loadCharts = () => import('./charts.ts');
const loadCurve = async () => (await loadCharts()).NetCurve;
const loadMonths = async () => (await loadCharts()).MonthsChart;

interface WhatIfProps {
  readonly definition: Definition;
  /** The JSON of the call of the result. */
  readonly call: string;
  readonly basis: string;
  readonly answer: Answer;
}

/** The same wage slightly higher or lower, through the year, and net by gross: every figure from the call. */
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
    <div className="stack3 padded">
      <Segments label="Šta ako" segments={QUESTIONS} value={question} onChange={choose} />
      {isSlow && <Spinner label="Računam…" />}
      {outcomes && question === 'kriva' && (
        <OptionalPart load={loadCurve} props={{ answers: answersOf(outcomes), here: answer }} />
      )}
      {outcomes && question === 'mjeseci' && <OptionalPart load={loadMonths} props={{ outcomes }} />}
      {outcomes && (
        <WhatIfTable
          // The curve varies the agreed gross, and a line of the answer is the result.
          head={question === 'kriva' ? 'Bruto osnovna, iznosi u KM' : 'Iznosi u KM'}
          rows={rowsOf(question, outcomes)}
        />
      )}
    </div>
  );
}

const TIMING = { pause: 400, patience: 100 };

/** The answers to all the variations, each call refused separately. */
function useOutcomes(
  definition: Definition,
  variations: readonly Variation[],
): RequestState<readonly TriedWage[]> {
  const ask = useCallback(
    (question: string, signal: AbortSignal) =>
      Promise.all(
        (JSON.parse(question) as readonly Variation[]).map(({ text, call }) =>
          outcomeOf(definition, text, JSON.stringify(call), signal),
        ),
      ),
    [definition],
  );
  return useRequest(JSON.stringify(variations), ask, TIMING);
}

async function outcomeOf(
  definition: Definition,
  text: string,
  body: string,
  signal: AbortSignal,
): Promise<TriedWage> {
  try {
    return { text, answer: await callFor(definition, body, signal) };
  } catch (error) {
    return { text, refusal: error instanceof Error ? error.message : String(error) };
  }
}

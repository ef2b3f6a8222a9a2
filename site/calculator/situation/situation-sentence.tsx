import type { Definition, FormDefinition } from '@obracun/engine/core/calculator.ts';
import { useCallback } from 'react';
import { useRequest } from '../../lazy-loading/use-request.ts';
import type { Answer } from '../api/answer.ts';
import { callFor } from '../api/call.ts';
import { comparedSentence, otherCall, type SentCall, sentenceOf } from './sentences.ts';
import styles from './situation-sentence.module.css';

interface SituationSentenceProps {
  readonly definition: FormDefinition;
  readonly situation: string;
  /** The JSON of the call of the answer. */
  readonly json: string;
  readonly basis: string;
  readonly answer: Answer;
}

/** The answer to the question of the situation that led here, in one sentence: every figure from the calls. */
export const SituationSentence = ({ definition, ...rest }: SituationSentenceProps) =>
  isCalled(definition) && <Sentence definition={definition} {...rest} />;

const isCalled = (definition: FormDefinition): definition is Definition => 'path' in definition;

interface SentenceProps extends SituationSentenceProps {
  readonly definition: Definition;
}

function Sentence({ definition, situation, json, basis, answer }: SentenceProps) {
  const call = JSON.parse(json) as SentCall;
  const compared = otherCall(situation, call, basis);
  const ask = useCallback(
    (question: string, signal: AbortSignal) => callFor(definition, question, signal),
    [definition],
  );
  const { answer: other } = useRequest<Answer>(compared && JSON.stringify(compared), ask, TIMING);
  const text = compared
    ? other && comparedSentence(situation, { answer, other, call, basis })
    : sentenceOf(situation, answer);
  if (!compared && !text) return null;
  return <p className={styles.sentence}>{text}</p>;
}

const TIMING = { pause: 200 };

import type { Definition } from '@obracun/engine/core/calculator.ts';
import { useCallback } from 'react';
import type { Answer, CallError } from '../../calculator/api/answer.ts';
import { type RequestState, useRequest } from '../../lazy-loading/use-request.ts';
import { requestOnce } from './ask-once.ts';

/** The figures of one year. */
export interface YearAnswer {
  readonly year: number;
  readonly lines: Answer['lines'];
}

export interface Years {
  /** The loaded ones, oldest first. */
  readonly years: readonly YearAnswer[];
  /** Labels of their lines; none before the first year is loaded. */
  readonly presentation: Answer['presentation'] | undefined;
  /** Reason why a year is missing. */
  readonly error: CallError | undefined;
}

/** Calls a calculator for every year it offers; a retry requests only the missing ones. */
export function useYears(definition: Definition): RequestState<Years> {
  const ask = useCallback(() => yearsOf(definition), [definition]);
  return useRequest(definition.path, ask);
}

async function yearsOf(definition: Definition): Promise<Years> {
  const offered = definition.fields.godina?.offered ?? [];
  const outcomes = await Promise.allSettled(offered.map((year) => answerOfYear(definition, year)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  const answered = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
  return {
    years: answered.map(({ year, answer }) => ({ year, lines: answer.lines })),
    presentation: answered[0]?.answer.presentation,
    error: failed?.reason as CallError | undefined,
  };
}

async function answerOfYear(definition: Definition, year: number) {
  const answer = await requestOnce(
    definition,
    JSON.stringify({ godina: year }),
    new AbortController().signal,
  );
  return { year, answer };
}

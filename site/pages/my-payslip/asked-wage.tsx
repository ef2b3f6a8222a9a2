import { addMonths, monthOf, yearOf } from '@obracun/engine/core/days/day.ts';
import { useCallback } from 'react';
import type { CallError } from '../../calculator/api/answer.ts';
import { callFor } from '../../calculator/api/call.ts';
import { Failure } from '../../calculator/failure.tsx';
import { useRequest } from '../../lazy-loading/use-request.ts';
import { today } from '../../platform/clock.ts';
import { WAGES } from '../../special-calculators/poredjenje/asking/wages.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { ChosenEntity } from '../directory/last-entity.ts';
import { Explanation } from './explanation.tsx';
import { myWageOf, wageCall } from './my-wage.ts';

interface AskedWageProps {
  readonly entity: ChosenEntity;
  /** What the worker got, in KM. */
  readonly amount: number;
}

const TIMING = { pause: 300, patience: 300 };

/** The wage of the last month behind an amount, explained like a payslip: every figure from the call. */
export function AskedWage({ entity, amount }: AskedWageProps) {
  const day = addMonths(today(), -1);
  const month = { year: yearOf(day), month: monthOf(day) };
  const definition = WAGES.find(({ id }) => id === entity)?.definition;
  const ask = useCallback(
    async (question: string, signal: AbortSignal) => {
      if (!definition) throw new Error(entity);
      return { entity, answer: await callFor(definition, question, signal) };
    },
    [definition, entity],
  );
  const question = JSON.stringify(wageCall(entity, month, amount));
  const { answer: request, error, isPending, retry } = useRequest<Asked, CallError>(question, ask, TIMING);
  if (error) return <Failure error={error} retry={retry} />;
  return request && !(isPending && request.entity !== entity) ? (
    <Explanation payslip={myWageOf(request.answer, request.entity, month)} />
  ) : (
    <Spinner label="Računam…" />
  );
}

interface Asked {
  readonly entity: ChosenEntity;
  readonly answer: Awaited<ReturnType<typeof callFor>>;
}

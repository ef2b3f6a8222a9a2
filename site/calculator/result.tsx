import { type ReactNode, useState } from 'react';
import { useSetting } from '../device/setting.ts';
import { LoadingFailed } from '../parts/loading-failed.tsx';
import { LatePart, Part } from '../parts/part.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Spinner } from '../ui/spinner.tsx';
import type { Answer } from './answer/answer.ts';
import { resultTitle } from './answer/result-title.ts';
import type { Answering } from './answer/use-answer.ts';
import { Failure } from './failure.tsx';
import { Gaps } from './form/gaps.tsx';
import { keptMark } from './kept/kept-mark.ts';
import type { KeptResult } from './kept/kept-result.ts';
import styles from './result.module.css';
import { ResultHead } from './result-head.tsx';
import { holdRoom, RESULT } from './result-place.ts';
import { useFormContext } from './state/form-context.ts';
import { type FormState, isPristine } from './state/form-state.ts';
import type { Form } from './state/use-form.ts';
import type { ResultTool } from './tools.tsx';

/** Nobody needs them to fill in the form. */
const loadTools = async () => (await import('./tools.tsx')).Tools;
const loadSlip = async () => (await import('./slip/slip.tsx')).Slip;
const loadEmpty = async () => (await import('./empty/empty-result.tsx')).EmptyResult;
const loadDues = async () => (await import('./dues/dues-section.tsx')).DuesSection;
const loadPayable = async () => (await import('./payable/payable-section.tsx')).PayableSection;
const loadWhatIf = async () => (await import('./what-if/what-if-section.tsx')).WhatIfSection;
const loadVariants = async () => (await import('./kept/variants.tsx')).Variants;
const loadKept = async () => (await import('./kept/kept-results.tsx')).KeptResults;

interface ResultProps {
  readonly form: Form;
  readonly answering: Answering;
  /** What was filled in when the answer was asked for. */
  readonly chosen: FormState;
  /** What a calculator shows beyond its own answer. */
  readonly extra?: ReactNode;
  readonly tool?: ResultTool | undefined;
}

/** The answer, or in its place what is missing, awaited or wrong. */
export function Result({ form, answering, chosen, extra, tool }: ResultProps) {
  const { answer, error, isPending, isSlow } = answering;
  const rates = useRates(answer, chosen);
  const isUntouched = form.reading.call === undefined && isPristine(form.definition, form.state);
  const isOfNoughts = answer !== undefined && form.reading.gaps.length > 0;
  const mayHold = useSetting(keptMark) === 'da';
  const [first, keepFirst] = useState<KeptResult>();
  const variants = (
    <LatePart
      load={loadVariants}
      props={{ form, chosen, answer: isSlow ? undefined : answer, first, keepFirst }}
    />
  );
  return (
    <section className={styles.result} aria-labelledby={RESULT} aria-busy={isPending}>
      <ResultHead
        id={RESULT}
        title={
          isSlow || !answer
            ? resultTitle(isSlow ? form.state.entered : {})
            : resultTitle(chosen.entered, answer.isEstimate)
        }
        className={isOfNoughts && styles.noughts}
      >
        {!isUntouched && (
          <div className={styles.tools}>
            <LatePart load={loadTools} props={{ form, chosen, answer: isSlow ? undefined : answer, tool }} />
          </div>
        )}
      </ResultHead>
      <div
        className={joinClasses(
          styles.place,
          form.state.touched.length > 0 && styles.held,
          isOfNoughts && styles.noughts,
        )}
      >
        <div className={styles.instead}>
          {form.reading.call === undefined && <Gaps form={form} />}
          {isUntouched && <LatePart load={loadEmpty} props={{}} />}
          {form.checking.hasFailed && <LoadingFailed retry={form.checking.retry} />}
          {error && !isSlow && <Failure error={error} retry={answering.retry} />}
          {isSlow && <Spinner label="Računam…" />}
        </div>
        {answer && (
          <div ref={holdRoom} className={joinClasses(isSlow && styles.hidden)}>
            <Part load={loadSlip} props={{ chosen, answer, rates }} />
            {form.definition.dues && (
              <LatePart load={loadDues} props={{ definition: form.definition, chosen, answer }} />
            )}
            <LatePart load={loadPayable} props={{ definition: form.definition, chosen, answer }} />
            {form.reading.call && (
              <LatePart
                load={loadWhatIf}
                props={{
                  definition: form.definition,
                  call: form.reading.call,
                  basis: form.state.basis,
                  answer,
                }}
              />
            )}
            {variants}
          </div>
        )}
      </div>
      {!answer && first && variants}
      {(answer ?? mayHold) && (
        <LatePart load={loadKept} props={{ form, chosen, answer: isSlow ? undefined : answer }} />
      )}
      {extra}
    </section>
  );
}

const NONE = {};

/** By line: the rate of the law said beside its name. Nothing new where there are none, so that the slip need not be drawn again. */
function useRates(
  answer: Answer | undefined,
  { entered }: FormState,
): Readonly<Record<string, string | undefined>> {
  const { figureOf } = useFormContext().law;
  const rated = Object.entries<string>(answer?.presentation.rates ?? NONE);
  if (rated.length === 0) return NONE;
  return Object.fromEntries(rated.map(([red, path]) => [red, figureOf(path, entered)]));
}

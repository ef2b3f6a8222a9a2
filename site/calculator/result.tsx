import { type ReactNode, useState } from 'react';
import { LoadingFailed } from '../lazy-loading/loading-failed.tsx';
import { OptionalPart, Part } from '../lazy-loading/part.tsx';
import { usePart } from '../lazy-loading/use-part.ts';
import { useSetting } from '../storage/setting.ts';
import { TabPanel } from '../ui/controls/tabs.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Spinner } from '../ui/spinner.tsx';
import type { Answer } from './api/answer.ts';
import type { Answering } from './api/call.ts';
import { resultTitle } from './api/result-title.ts';
import { ComputedHere } from './computed-here.tsx';
import { Failure } from './failure.tsx';
import { Gaps } from './form/gaps.tsx';
import { useFormContext } from './form-state/form-context.ts';
import { type FormState, isPristine } from './form-state/form-state.ts';
import type { Form } from './form-state/use-form.ts';
import { ResultHead } from './heads.tsx';
import type { ResultTab } from './result/result-tab.ts';
import styles from './result.module.css';
import { holdRoom, RESULT } from './result-place.ts';
import { storedMark } from './saved-results/stored-mark.ts';
import type { StoredResult } from './saved-results/stored-result.ts';
import type { ResultTool } from './tools.tsx';

/** Not needed to fill in the form. */
const loadParts = () => import('./answer-parts.ts');
const loadTools = async () => (await loadParts()).Tools;
const loadAnswered = async () => (await loadParts()).Answered;
const loadVariants = async () => (await loadParts()).Variants;
const loadEmpty = async () => (await import('./sample-result/empty-result.tsx')).EmptyResult;
const loadStored = async () => (await import('./saved-results/stored-results.tsx')).StoredResults;

interface ResultProps {
  readonly form: Form;
  readonly answering: Answering;
  /** Figures are being calculated, and none that still hold are shown. */
  readonly isAwaited: boolean;
  /** The input of the answer. */
  readonly chosen: FormState;
  /** Content of a calculator beyond its answer. */
  readonly extra?: ReactNode;
  readonly tool?: ResultTool | undefined;
}

/** The answer, or in its place missing fields, the loader or an error. */
export function Result({ form, answering, isAwaited, chosen, extra, tool }: ResultProps) {
  const { answer, isPending } = answering;
  const isUntouched = form.reading.call === undefined && isPristine(form.definition, form.state);
  const needsNoInput = form.state.touched.length === 0 && form.reading.gaps.length === 0;
  // The slip loads while the first call is pending, and the loader stays until both are there.
  const slip = usePart(loadAnswered, needsNoInput || isPending || answer !== undefined);
  const isUnseen = isAwaited || (answer !== undefined && !slip.part && !slip.hasFailed);
  const hasZeros = answer !== undefined && form.reading.gaps.length > 0;
  const mayHold = useSetting(storedMark) === 'da';
  const [first, keepFirst] = useState<StoredResult>();
  const [tab, setTab] = useState<ResultTab>('obracun');
  const rates = useRates(answer, chosen);
  /** Tools are disabled for figures about to be replaced. */
  const shown = { form, chosen, answer: isAwaited ? undefined : answer };
  const of = isAwaited ? form.state : answer && chosen;
  const variants = <OptionalPart load={loadVariants} props={{ ...shown, first, keepFirst }} />;
  return (
    <section className={joinClasses('stack4', styles.result)} aria-labelledby={RESULT} aria-busy={isPending}>
      <ResultHead
        id={RESULT}
        title={resultTitle(of?.entered ?? {}, shown.answer?.isEstimate)}
        className={joinClasses(styles.headline, hasZeros && 'onScreen')}
      >
        {shown.answer && <ComputedHere isInHead />}
        {(!isUntouched || needsNoInput) && (
          <div className={joinClasses('onScreen', styles.tools)}>
            <OptionalPart load={loadTools} props={{ ...shown, tool }} />
          </div>
        )}
      </ResultHead>
      <div
        className={joinClasses(
          styles.place,
          form.state.touched.length > 0 && styles.held,
          needsNoInput && styles.awaited,
          hasZeros && 'onScreen',
        )}
      >
        <Instead {...{ form, answering, isUntouched, isUnseen }} />
        {answer && (
          <div ref={holdRoom} className={joinClasses(isUnseen && styles.hidden)}>
            <Part
              load={loadAnswered}
              props={{ form, chosen, answer, rates, variants, hasVariant: !!first, tab, choose: setTab }}
            />
          </div>
        )}
      </div>
      {!answer && first && variants}
      {(answer ?? mayHold) && (
        <TabPanel value="sacuvano" isOpen={!answer || tab === 'sacuvano'} isAlone={!answer}>
          {(mayHold || tab === 'sacuvano') && <OptionalPart load={loadStored} props={shown} />}
        </TabPanel>
      )}
      {extra}
    </section>
  );
}

interface InsteadProps extends Pick<ResultProps, 'form' | 'answering'> {
  readonly isUntouched: boolean;
  /** The figures are not on the screen yet. */
  readonly isUnseen: boolean;
}

/** Shown when there are no figures, or not the requested ones. */
const Instead = ({ form, answering: { error, retry }, isUntouched, isUnseen }: InsteadProps) => (
  <div className={styles.instead}>
    {form.reading.call === undefined && <Gaps form={form} />}
    {isUntouched && <OptionalPart load={loadEmpty} props={{}} />}
    {form.checking.hasFailed && <LoadingFailed retry={form.checking.retry} />}
    {error && !isUnseen && <Failure error={error} retry={retry} />}
    {isUnseen && <Spinner label="Računam…" />}
  </div>
);

const NONE: Readonly<Record<string, string>> = {};

/** By line: the legal rate shown next to its name. A stable empty object, so that the slip is not rendered again. */
function useRates(
  answer: Answer | undefined,
  { entered }: FormState,
): Readonly<Record<string, string | undefined>> {
  const { figureOf } = useFormContext().law;
  const rated = Object.entries(answer?.presentation.rates ?? NONE);
  if (rated.length === 0) return NONE;
  return Object.fromEntries(rated.map(([red, path]) => [red, figureOf(path, entered)]));
}

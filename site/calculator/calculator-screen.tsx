import { type ReactNode, useEffect, useState } from 'react';
import { OptionalPart } from '../lazy-loading/part.tsx';
import { useComputedHere } from '../platform/computed-here.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { Notice } from '../ui/notice.tsx';
import { PrintOrigin } from '../ui/page/print-origin.tsx';
import { useSpoken } from '../ui/spoken.tsx';
import type { Answering } from './api/call.ts';
import { writeFigure } from './api/figure.ts';
import { markedEstimate } from './api/ledger-of.ts';
import { mainLines } from './api/main-lines.ts';
import { type Headline, headlineOf } from './api/story-of.ts';
import styles from './calculator-screen.module.css';
import { COMPUTED_HERE_TEXT } from './computed-here.tsx';
import { InputForm } from './form/input-form.tsx';
import { type Controls, FormContext } from './form-state/form-context.ts';
import type { FormState } from './form-state/form-state.ts';
import { keepPeriod } from './form-state/last-period.ts';
import type { Form } from './form-state/use-form.ts';
import { type LawText, NO_LAW } from './form-state/use-law.ts';
import { PageTitle } from './heads.tsx';
import { Result } from './result.tsx';
import type { ResultTool } from './tools.tsx';

/** Loaded after the first input, together with the call. */
const loadParts = () => import('./answer-parts.ts');
const loadPhoneBar = async () => (await loadParts()).PhoneBar;
const loadPrintInputs = async () => (await loadParts()).PrintInputs;

export interface CalculatorScreenProps {
  readonly form: Form;
  readonly answering: Answering;
  /** Errors by field; by default those of the form. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly law?: LawText;
  /** The form, if it has custom controls. */
  readonly inputs?: ReactNode;
  /** Controls by kind of field, where the common ones do not fit. */
  readonly controls?: Controls;
  /** Content under the answer. */
  readonly extra?: ReactNode;
  /** Further tools for a result. */
  readonly tool?: ResultTool | undefined;
}

const COMMON: Controls = {};
const NO_FIGURES: Headline = { main: undefined, cost: undefined };

/** Form left, answer right, for an answer of any source. */
export function CalculatorScreen({
  form,
  answering,
  errors = form.reading.errors,
  law = NO_LAW,
  inputs = <InputForm />,
  controls = COMMON,
  extra,
  tool,
}: CalculatorScreenProps) {
  const { definition, state } = form;
  const { answer, error, isPending } = answering;
  const isAwaited = awaitsFigures(form, answering);
  const chosen = useAnswered(state, isPending);
  const { main, cost } = answer ? headlineOf(answer, mainLines(answer, chosen)[0]) : NO_FIGURES;
  /** Tools are disabled for figures about to be replaced, and for missing input that counts as zero. */
  const canPrint = answer !== undefined && !isAwaited && form.reading.gaps.length === 0;
  const isBegun = main ?? error ?? state.touched.length > 0;
  useEffect(() => {
    if (answer) keepPeriod(chosen.entered);
  }, [answer, chosen]);
  const origin = useComputedHere() ? `, ${COMPUTED_HERE_TEXT}` : '';
  useSpoken(
    answer &&
      main &&
      !isPending &&
      markedEstimate(`${main.label}: ${writeFigure(main)}`, answer.isEstimate) + origin,
  );
  return (
    <FormContext value={{ form, errors, law, controls, canPrint }}>
      <PrintOrigin />
      <PageTitle title={definition.title} />
      <noscript>
        <Notice kind="info" className={styles.scripts}>
          Za obračun je potreban JavaScript: uključite ga u svom pregledniku.
        </Notice>
      </noscript>
      {isBegun && (
        <OptionalPart load={loadPrintInputs} props={{ definition, chosen: answer ? chosen : state }} />
      )}
      <div className={joinClasses('stack6', styles.columns)}>
        <div className="onScreen">{inputs}</div>
        <Result {...{ form, answering, isAwaited, chosen, extra, tool }} />
      </div>
      {isBegun && <OptionalPart load={loadPhoneBar} props={{ line: main, cost, isAwaited }} />}
    </FormContext>
  );
}

/** True while figures are being calculated and no others, or none that still hold, are shown: the first ones are awaited at once. */
const awaitsFigures = ({ checking }: Form, { answer, isPending, isSlow }: Answering): boolean =>
  isSlow || checking.isAwaited || (isPending && answer === undefined);

/** The input of the answer on the screen: old figures are never shown under new input. */
function useAnswered(state: FormState, isPending: boolean): FormState {
  const [answered, setAnswered] = useState(state);
  if (!isPending && answered !== state) setAnswered(state);
  return answered;
}

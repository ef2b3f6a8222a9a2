import { useCallback } from 'react';
import type { CallError } from '../../calculator/api/answer.ts';
import { Failure } from '../../calculator/failure.tsx';
import { Gaps } from '../../calculator/form/gaps.tsx';
import { InputForm } from '../../calculator/form/input-form.tsx';
import { type Controls, FormContext } from '../../calculator/form-state/form-context.ts';
import { NO_LAW } from '../../calculator/form-state/law-words.ts';
import { type Form, useForm } from '../../calculator/form-state/use-form.ts';
import { PageTitle } from '../../calculator/page-title.tsx';
import { PrintInputs } from '../../calculator/print-inputs.tsx';
import { ResultHead } from '../../calculator/result-head.tsx';
import { RESULT } from '../../calculator/result-place.ts';
import { useKeptInputs } from '../../calculator/share-and-export/use-kept-inputs.ts';
import { Tools } from '../../calculator/tools.tsx';
import { LoadingFailed } from '../../lazy-loading/loading-failed.tsx';
import { type RequestState, useRequest } from '../../lazy-loading/use-request.ts';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ToolColumns } from '../tool/tool-columns.tsx';
import { askColumns, type Compared } from './asking/ask-columns.ts';
import { comparisonOf } from './asking/columns.ts';
import { columnsWords } from './columns-words.ts';
import { ComparedWages } from './compared-wages.tsx';
import { comparisonForm } from './comparison-form.ts';
import styles from './comparison-page.module.css';
import { CurveSection } from './curve-section.tsx';
import { VariantLinks } from './variant-links.tsx';

const CONTROLS: Controls = {};
/** A comparison is several calls: it waits for a longer pause in typing than one. */
const TIMING = { pause: 400, patience: 100 };

/** One wage under three laws, or in two months of one: every figure as the calls answer it. */
export function ComparisonPage() {
  const form = useForm(comparisonForm);
  useKeptInputs(form);
  const ask = useCallback(
    (question: string, signal: AbortSignal) => askColumns(comparisonOf(question), signal),
    [],
  );
  const asking = useRequest<Compared, CallError>(form.reading.call, ask, TIMING);
  return (
    <FormContext value={{ form, errors: form.reading.errors, law: NO_LAW, controls: CONTROLS }}>
      <PrintOrigin />
      <PageTitle title={comparisonForm.title} />
      <PrintInputs definition={comparisonForm} chosen={form.state} />
      <ToolColumns inputs={<InputForm />}>
        <Outcome form={form} asking={asking} />
      </ToolColumns>
    </FormContext>
  );
}

interface OutcomeProps {
  readonly form: Form;
  readonly asking: RequestState<Compared, CallError>;
}

const Outcome = ({ form, asking: { answer, error, isPending, isSlow, retry } }: OutcomeProps) => (
  <section className={styles.outcome} aria-labelledby={RESULT} aria-busy={isPending}>
    <ResultHead id={RESULT} title={answer ? columnsWords(answer) : 'Poređenje'}>
      {answer && <Tools form={form} chosen={form.state} answer={undefined} tool={undefined} />}
    </ResultHead>
    {form.reading.call === undefined && (
      <>
        <p>
          Upišite mjesec i jedan iznos: red po red vidite isti trošak, neto ili bruto u Republici Srpskoj,
          Federaciji i Brčkom, i zašto se razlikuju.
        </p>
        <Gaps form={form} />
      </>
    )}
    {form.checking.hasFailed && <LoadingFailed retry={form.checking.retry} />}
    {error && <Failure error={error} retry={retry} />}
    {isSlow && <Spinner label="Računam…" />}
    {answer && (
      <>
        <ComparedWages compared={answer} />
        {form.reading.call && <CurveSection question={form.reading.call} />}
      </>
    )}
    <VariantLinks />
  </section>
);

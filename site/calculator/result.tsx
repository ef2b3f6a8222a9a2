import { type ReactNode, useEffect } from 'react';
import { Part } from '../app/part.tsx';
import { Button } from '../ui/button.tsx';
import { Heading } from '../ui/heading.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { CallError } from './call.ts';
import type { FormState } from './form-state.ts';
import { Gaps } from './gaps.tsx';
import { holdRoom } from './hold-room.ts';
import type { Ledger } from './ledger-of.ts';
import styles from './result.module.css';
import { RESULT } from './result-id.ts';
import { resultTitle } from './result-title.ts';
import { Tools } from './tools.tsx';
import type { Answering } from './use-answer.ts';
import type { Form } from './use-form.ts';

/** Nobody needs it before the first answer. */
const loadSlip = async () => (await import('./slip.tsx')).Slip;

interface ResultProps {
  readonly form: Form;
  readonly answering: Answering;
  /** What was filled in when the answer was asked for. */
  readonly chosen: FormState;
  readonly ledger: Ledger | undefined;
  /** What a calculator shows beyond its own answer. */
  readonly extra?: ReactNode;
}

/** The answer, or in its place what is missing, awaited or wrong. */
export function Result({ form, answering, chosen, ledger, extra }: ResultProps) {
  const { answer, error, isPending, isSlow } = answering;
  return (
    <section className={styles.result} aria-labelledby={RESULT} aria-busy={isPending}>
      <div className={styles.head}>
        <Heading level={2} id={RESULT} tabIndex={-1}>
          {resultTitle(isSlow ? form.state.unos : ledger ? chosen.unos : {})}
        </Heading>
        <Tools form={form} chosen={chosen} ledger={isSlow ? undefined : ledger} />
      </div>
      <div className={joinClasses(styles.place, form.state.dirano.length > 0 && styles.held)}>
        <div className={styles.instead}>
          {form.reading.poziv === undefined && <Gaps form={form} />}
          {error && !isSlow && <Failure error={error} retry={answering.retry} />}
          {isSlow && <Spinner label="Računam…" />}
        </div>
        {answer && ledger && (
          <div ref={holdRoom} className={joinClasses(isSlow && styles.hidden)}>
            <Part load={loadSlip} props={{ definition: form.definition, answer, ledger }} />
          </div>
        )}
      </div>
      {extra}
    </section>
  );
}

interface FailureProps {
  readonly error: CallError;
  readonly retry: () => void;
}

/** A failure that may pass: it is asked again when one wants, and by itself once the network is back. */
function Failure({ error: { message, isPassing }, retry }: FailureProps) {
  useEffect(() => {
    if (!isPassing) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isPassing, retry]);
  // The button goes with the failure: the focus waits for the answer at its heading.
  const again = () => {
    document.getElementById(RESULT)?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div className={styles.failure}>
      <Notice kind="error">{message}</Notice>
      {isPassing && <Button onClick={again}>Pokušaj ponovo</Button>}
    </div>
  );
}

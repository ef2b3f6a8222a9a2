import type { Hint } from '@obracun/engine/kernel/field.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { Notice } from '../ui/notice.tsx';
import { PrintOrigin } from '../ui/print-origin.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './calculator-screen.module.css';
import { writeFigure } from './figure.ts';
import { FormContext } from './form-context.ts';
import type { FormState } from './form-state.ts';
import { InputForm } from './input-form.tsx';
import { ledgerOf } from './ledger-of.ts';
import { PageTitle } from './page-title.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PrintInputs } from './print-inputs.tsx';
import { Result } from './result.tsx';
import type { Answering } from './use-answer.ts';
import type { Form } from './use-form.ts';

export interface CalculatorScreenProps {
  readonly form: Form;
  readonly answering: Answering;
  /** By field; what the form itself finds unless more is known. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Hints without figures of the law unless told otherwise. */
  readonly hintOf?: (hint: Hint) => string;
  /** The form, where it has controls of its own. */
  readonly inputs?: ReactNode;
  /** What stands under the answer. */
  readonly extra?: ReactNode;
}

const plainHint = ({ tekst }: Hint): string => tekst;

/** Form left, answer right; wherever the answer comes from. */
export function CalculatorScreen({
  form,
  answering,
  errors = form.reading.greske,
  hintOf = plainHint,
  inputs = <InputForm />,
  extra,
}: CalculatorScreenProps) {
  const { definition, state } = form;
  const { answer, error, isPending, isSlow } = answering;
  const chosen = useAnswered(state, isPending);
  const ledger = useMemo(() => answer && ledgerOf(definition, chosen, answer), [definition, chosen, answer]);
  const main = ledger?.glavni[0];
  return (
    <FormContext value={{ form, errors, hintOf }}>
      <PrintOrigin />
      <PageTitle title={definition.naslov} />
      <noscript>
        <Notice kind="info" className={styles.scripts}>
          Za obračun je potreban JavaScript: uključite ga u svom pregledniku.
        </Notice>
      </noscript>
      <PrintInputs definition={definition} chosen={ledger ? chosen : state} />
      <div className={styles.columns}>
        <div className={styles.inputs}>{inputs}</div>
        <Result form={form} answering={answering} chosen={chosen} ledger={ledger} extra={extra} />
      </div>
      <VisuallyHidden>
        <output>{main && !isPending && `${main.naziv}: ${writeFigure(main)}`}</output>
      </VisuallyHidden>
      <PhoneBar line={main} isSlow={isSlow} hasBegun={error !== undefined || state.dirano.length > 0} />
    </FormContext>
  );
}

/** What was filled in when the answer on the screen was asked for: old figures never stand under new entries. */
function useAnswered(state: FormState, isPending: boolean): FormState {
  const [answered, setAnswered] = useState(state);
  if (!isPending && answered !== state) setAnswered(state);
  return answered;
}

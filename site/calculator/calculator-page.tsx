import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import { type ReactNode, useMemo } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './calculator-page.module.css';
import { writeFigure } from './figure.ts';
import { FormContext } from './form-context.ts';
import { byField } from './form-reading.ts';
import { InputForm } from './input-form.tsx';
import { ledgerOf } from './ledger-of.ts';
import { PageTitle } from './page-title.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PrintInputs } from './print-inputs.tsx';
import { PrintOrigin } from './print-origin.tsx';
import { Result } from './result.tsx';
import { useAnswer } from './use-answer.ts';
import { useForm } from './use-form.ts';
import { useHints } from './use-hints.ts';
import { useSharedInputs } from './use-shared-inputs.ts';

export interface CalculatorPageProps {
  readonly definition: Definition;
  /** What this calculator shows under its answer, such as the same figures over all years. */
  readonly extra?: ReactNode;
}

/** The page of any calculator: form, result, explanation, print, link and spreadsheet, all from its definition. */
export function CalculatorPage({ definition, extra }: CalculatorPageProps) {
  const form = useForm(definition);
  useSharedInputs(form);
  const answering = useAnswer(definition, form.reading.poziv);
  const { answer, error } = answering;
  const errors = useMemo(
    () => ({ ...byField(error?.greske ?? []), ...form.reading.greske }),
    [error, form.reading.greske],
  );
  const hintOf = useHints(form);
  const { state } = form;
  const ledger = useMemo(() => answer && ledgerOf(definition, state, answer), [definition, state, answer]);
  const main = ledger?.glavni[0];
  return (
    <FormContext value={{ form, errors, hintOf }}>
      <PrintOrigin />
      <PageTitle title={definition.naslov} />
      <PrintInputs definition={definition} chosen={state} />
      <div className={styles.columns}>
        <div className={styles.inputs}>
          <InputForm />
        </div>
        <Result form={form} answering={answering} ledger={ledger} extra={extra} />
      </div>
      <VisuallyHidden>
        <span role="status">{main && !answering.isPending && `${main.naziv}: ${writeFigure(main)}`}</span>
      </VisuallyHidden>
      <PhoneBar line={main} isSlow={answering.isSlow} />
    </FormContext>
  );
}

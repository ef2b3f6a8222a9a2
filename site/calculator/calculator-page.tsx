import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import { type ReactNode, useMemo } from 'react';
import { CalculatorScreen } from './calculator-screen.tsx';
import { byField } from './form-reading.ts';
import { useAnswer } from './use-answer.ts';
import { useForm } from './use-form.ts';
import { useHints } from './use-hints.ts';
import { useKeptInputs } from './use-kept-inputs.ts';

export interface CalculatorPageProps {
  readonly definition: Definition;
  /** What this calculator shows under its answer, such as the same figures over all years. */
  readonly extra?: ReactNode;
}

/** The page of any calculator: form, result, explanation, print, link and spreadsheet, all from its definition. */
export function CalculatorPage({ definition, extra }: CalculatorPageProps) {
  const form = useForm(definition);
  useKeptInputs(form);
  const hintOf = useHints(form);
  const { poziv, greske } = form.reading;
  const answering = useAnswer(definition, poziv);
  const refused = answering.error?.greske;
  const errors = useMemo(() => ({ ...byField(refused ?? []), ...greske }), [refused, greske]);
  return <CalculatorScreen form={form} answering={answering} errors={errors} hintOf={hintOf} extra={extra} />;
}

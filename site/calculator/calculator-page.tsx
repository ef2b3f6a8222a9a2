import type { Definition } from '@obracun/engine/core/calculator.ts';
import { type ReactNode, useMemo } from 'react';
import type { MakeCall } from './api/call.ts';
import { useAnswer } from './api/call.ts';
import { CalculatorScreen } from './calculator-screen.tsx';
import { byField } from './form-state/form-gaps.ts';
import { useForm } from './form-state/use-form.ts';
import { useLawText } from './form-state/use-law.ts';
import { useStoredInputs } from './share-and-export/use-stored-inputs.ts';
import type { ResultTool } from './tools.tsx';

export interface CalculatorPageProps {
  readonly definition: Definition;
  /** Makes its call; each time again by default. */
  readonly call?: MakeCall;
  /** Content under the answer, such as the same figures over all years. */
  readonly extra?: ReactNode;
  /** Further tools for a result. */
  readonly tool?: ResultTool;
}

/** The page of any calculator: form, result, explanation, print, link and spreadsheet, all from its definition. */
export function CalculatorPage({ definition, call, extra, tool }: CalculatorPageProps) {
  const form = useForm(definition);
  useStoredInputs(form);
  const law = useLawText(form);
  const { reading } = form;
  const answering = useAnswer(definition, reading.call, call);
  const refused = answering.error?.issues;
  const errors = useMemo(() => ({ ...byField(refused ?? []), ...reading.errors }), [refused, reading.errors]);
  return (
    <CalculatorScreen form={form} answering={answering} errors={errors} law={law} extra={extra} tool={tool} />
  );
}

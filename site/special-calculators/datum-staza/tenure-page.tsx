import { tenureFields } from '@obracun/engine/calculators/datum-staza/fields.ts';
import type { Definition } from '@obracun/engine/core/calculator.ts';
import { useState } from 'react';
import { useAnswer } from '../../calculator/api/use-answer.ts';
import { CalculatorScreen } from '../../calculator/calculator-screen.tsx';
import { byField } from '../../calculator/form-state/form-gaps.ts';
import { useForm } from '../../calculator/form-state/use-form.ts';
import { useKeptInputs } from '../../calculator/share-and-export/use-kept-inputs.ts';
import { DateControl } from '../../fields/day/date-control.tsx';
import { PeriodsInput } from '../../fields/day/periods-input.tsx';
import { TenureForm } from './tenure-form.tsx';

const { raniji_godine, raniji_mjeseci, raniji_dani } = tenureFields;

const CONTROLS = { datum: DateControl, periodi: PeriodsInput };

/** Three short columns under one heading need not repeat it. */
const underHeading = {
  raniji_godine: { ...raniji_godine, label: 'Godine' },
  raniji_mjeseci: { ...raniji_mjeseci, label: 'Mjeseci' },
  raniji_dani: { ...raniji_dani, label: 'Dani' },
};

/** Length of service, counted when asked for; what was counted stays on the screen until something else is entered. */
export function TenurePage({ definition }: { readonly definition: Definition }) {
  const form = useForm(definition);
  useKeptInputs(form);
  const { reading } = form;
  const [asked, ask] = useState<string>();
  const answering = useAnswer(definition, asked === reading.call ? asked : undefined);
  const count = (call: string) => {
    if (call === asked && answering.error) answering.retry();
    ask(call);
  };
  return (
    <CalculatorScreen
      form={{ ...form, fields: { ...form.fields, ...underHeading } }}
      errors={{ ...byField(answering.error?.issues ?? []), ...reading.errors }}
      answering={answering}
      controls={CONTROLS}
      inputs={<TenureForm count={count} />}
      extra={
        reading.call !== undefined && asked !== reading.call && <p>Za rezultat pritisnite „Izračunaj“.</p>
      }
    />
  );
}

import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { useEffect, useRef, useState } from 'react';
import type { ControlProps } from '../../fields/layout/control.ts';
import { NumberInput } from '../../fields/number-input.tsx';
import { daysOfHours, hoursOfDays, saidBack } from '../../fields/parsing/days-as-hours.ts';
import { numberOf } from '../../fields/parsing/entered.ts';
import { Segments } from '../../ui/controls/segments.tsx';
import { useFormContext } from '../form-state/form-context.ts';

const UNITS = [
  { value: 'dani', label: 'dani' },
  { value: 'sati', label: 'sati' },
] as const;

/** Hours of the call typed in days of the worker, or in hours; both are said back. */
export function DaysOrHours(props: ControlProps) {
  const { field, text, hint, onText } = props;
  const daily = useDailyHours();
  const [unit, setUnit] = useState('dani');
  /** Days as typed, while they mean the hours of the form. */
  const [days, setDays] = useState('');
  const read = daily === undefined ? undefined : daysOfHours(text, daily);
  const isOwn = daily !== undefined && hoursOfDays(days, daily) === text;
  const shown = unit === 'dani' ? (isOwn ? days : read) : undefined;
  useOtherDay(daily, (former) => {
    if (daily !== undefined && days !== '' && hoursOfDays(days, former) === text)
      onText(hoursOfDays(days, daily));
  });
  const message = daily === undefined ? '' : saidBack(text, daily);
  const phrase = [message && `${message}.`, hint].filter(Boolean).join(' ');
  const enter = (typed: string) => {
    setDays(typed);
    onText(hoursOfDays(typed, daily ?? 0));
  };
  return (
    <div className="stack1">
      {shown === undefined ? (
        <NumberInput {...props} hint={phrase} />
      ) : (
        <NumberInput
          {...props}
          field={{ ...field, kind: 'dani' }}
          text={shown}
          hint={phrase}
          onText={enter}
        />
      )}
      {daily !== undefined && (
        <Segments
          label={`${field.label}: jedinica`}
          segments={UNITS}
          value={shown === undefined ? 'sati' : 'dani'}
          areShort
          onChange={setUnit}
        />
      )}
    </div>
  );
}

/** Hours a day of the form, or of the law; undefined until the law is known. */
function useDailyHours(): number | undefined {
  const { form, law } = useFormContext();
  const { entered } = form.state;
  const own = form.fields.sati_dnevno && numberOf(form.fields.sati_dnevno, entered.sati_dnevno ?? '');
  return own || readNumber((law.figureOf('radno_vrijeme.dnevno', entered) ?? '').replace(/[^\d,]/g, ''));
}

/** Calls when the hours a day changed, with the former ones. */
function useOtherDay(daily: number | undefined, change: (former: number) => void): void {
  const last = useRef(daily);
  useEffect(() => {
    const former = last.current;
    last.current = daily;
    if (former !== undefined && daily !== former) change(former);
  });
}

import type { Period } from '@obracun/engine/core/days/day.ts';
import { Plus } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type ControlProps, describedBy } from '../layout/control.ts';
import { FieldFrame } from '../layout/field-frame.tsx';
import { keepPeriods, readPeriods } from '../parsing/periods.ts';
import { whenReleased } from '../parsing/when-released.ts';
import { PeriodRow, periodIds } from './period-row.tsx';
import styles from './periods-input.module.css';

const EMPTY: Period = { od: '', do: '' };

/** Periods, each from a day to a day, one under another. */
export function PeriodsInput(props: ControlProps) {
  const { id, field, text, hint, onText, onLeave } = props;
  const adding = useRef<HTMLButtonElement>(null);
  const periods = readPeriods(text);
  const [isBusy, setBusy] = useState(false);
  // Half a list is no mistake yet.
  const error = isBusy ? undefined : props.error;
  const keep = (changed: readonly Period[]) => onText(keepPeriods(changed));
  const add = () => {
    flushSync(() => keep([...periods, EMPTY]));
    document.getElementById(periodIds(id, periods.length).od)?.focus();
  };
  const remove = (index: number) => {
    keep(periods.toSpliced(index, 1));
    adding.current?.focus();
  };
  return (
    <FieldFrame id={id} hint={hint} error={error}>
      <fieldset
        id={id}
        className={styles.periods}
        aria-describedby={describedBy({ ...props, error })}
        onInput={() => setBusy(true)}
        onKeyDown={({ key }) => key === 'Enter' && setBusy(false)}
        onBlur={(event) => isWithin(event) || whenReleased(() => setBusy(false))}
      >
        <legend>
          <VisuallyHidden>{field.label}</VisuallyHidden>
        </legend>
        {periods.map((period, index) => (
          <PeriodRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a period has nothing else to be known by
            key={index}
            ids={periodIds(id, index)}
            ordinal={index + 1}
            period={period}
            isRefused={error !== undefined}
            onChange={(changed) => keep(periods.with(index, changed))}
            onLeave={onLeave}
            onRemove={() => remove(index)}
          />
        ))}
        <Button ref={adding} look="quiet" onClick={add}>
          <Plus aria-hidden="true" size={18} /> Dodaj period
        </Button>
      </fieldset>
    </FieldFrame>
  );
}

/** The focus goes from one part of the list to another. */
const isWithin = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  currentTarget.contains(relatedTarget);

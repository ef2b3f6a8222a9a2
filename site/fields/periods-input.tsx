import type { Period } from '@obracun/engine/kernel/day.ts';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './box.module.css';
import { type ControlProps, describedBy } from './control.ts';
import { FieldFrame } from './field-frame.tsx';
import { keepPeriods, readPeriods } from './periods.ts';

const EMPTY: Period = { od: '', do: '' };

/** Periods, each from a day to a day, one under another. */
export function PeriodsInput(props: ControlProps) {
  const { id, field, text, hint, error, onText } = props;
  const periods = readPeriods(text);
  const keep = (changed: readonly Period[]) => onText(keepPeriods(changed));
  return (
    <FieldFrame id={id} hint={hint} error={error}>
      <fieldset id={id} className={styles.periods} aria-describedby={describedBy(props)}>
        <legend>{field.naziv}</legend>
        {periods.map((period, index) => (
          <PeriodRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a period has nothing else to be known by
            key={index}
            ordinal={index + 1}
            period={period}
            onChange={(changed) => keep(periods.with(index, changed))}
            onRemove={() => keep(periods.toSpliced(index, 1))}
          />
        ))}
        <Button look="quiet" onClick={() => keep([...periods, EMPTY])}>
          <Plus aria-hidden="true" size={18} /> Dodaj period
        </Button>
      </fieldset>
    </FieldFrame>
  );
}

interface PeriodRowProps {
  readonly ordinal: number;
  readonly period: Period;
  readonly onChange: (period: Period) => void;
  readonly onRemove: () => void;
}

const PeriodRow = ({ ordinal, period, onChange, onRemove }: PeriodRowProps) => (
  <div className={styles.period}>
    <input
      type="date"
      className={styles.input}
      aria-label={`${ordinal}. period, od`}
      value={period.od}
      onChange={(event) => onChange({ ...period, od: event.target.value })}
    />
    <input
      type="date"
      className={styles.input}
      aria-label={`${ordinal}. period, do`}
      value={period.do}
      onChange={(event) => onChange({ ...period, do: event.target.value })}
    />
    <IconButton label={`Obriši ${ordinal}. period`} onClick={onRemove}>
      <Trash2 aria-hidden="true" size={18} />
    </IconButton>
  </div>
);

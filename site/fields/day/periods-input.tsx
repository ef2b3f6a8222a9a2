import { isDay, type Period } from '@obracun/engine/core/days/day.ts';
import { Plus, Trash2 } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type ControlProps, describedBy } from '../layout/control.ts';
import { FieldFrame } from '../layout/field-frame.tsx';
import { keepPeriods, readPeriods } from '../parsing/entered.ts';
import { whenReleased } from '../parsing/use-typed.ts';
import { DateInput } from './date-input.tsx';
import styles from './periods-input.module.css';

const EMPTY: Period = { od: '', do: '' };

/** Periods, each from a day to a day, one below another. */
export function PeriodsInput(props: ControlProps) {
  const { id, field, text, hint, onText, onLeave } = props;
  const adding = useRef<HTMLButtonElement>(null);
  const periods = readPeriods(text);
  const [isBusy, setBusy] = useState(false);
  // A partial list is no error yet.
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
        className="stack3 full ownWidth"
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a period has no other identity
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

/** Moves the focus between the parts of the list. */
const isWithin = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  currentTarget.contains(relatedTarget);

interface PeriodRowProps {
  readonly ids: Readonly<Record<Side, string>>;
  readonly ordinal: number;
  readonly period: Period;
  /** The periods have an error: each incomplete one shows what is missing. */
  readonly isRefused: boolean;
  readonly onChange: (period: Period) => void;
  readonly onLeave?: (() => void) | undefined;
  readonly onRemove: () => void;
}

type Side = keyof Period;
const SIDES: readonly Side[] = ['od', 'do'];

/** The ids of both days of a period, from index 0. */
const periodIds = (id: string, index: number): Readonly<Record<Side, string>> => ({
  od: `${id}-${index + 1}-od`,
  do: `${id}-${index + 1}-do`,
});

/** The first and the last day of one period. */
const PeriodRow = ({ ids, ordinal, period, isRefused, onChange, onLeave, onRemove }: PeriodRowProps) => (
  <div className={joinClasses('full', styles.period)}>
    {SIDES.map((side) => (
      <DateInput
        key={side}
        id={ids[side]}
        label={
          <>
            <VisuallyHidden>{ordinal}. period, </VisuallyHidden>
            {side}
          </>
        }
        text={period[side]}
        error={isRefused ? faultOf(period, side) : undefined}
        onText={(text) => onChange({ ...period, [side]: text })}
        onLeave={onLeave}
      />
    ))}
    <IconButton className={styles.remove} label={`Obriši ${ordinal}. period`} onClick={onRemove}>
      <Trash2 aria-hidden="true" size={18} />
    </IconButton>
  </div>
);

/** Marks one day only: the missing one, or an end before its beginning. */
function faultOf(period: Period, side: Side): string | undefined {
  if (period[side] === '') return period.od || period.do ? 'Upišite i ovaj datum.' : undefined;
  const isInverted = isDay(period.od) && isDay(period.do) && period.do < period.od;
  return side === 'do' && isInverted ? 'Kraj je prije početka.' : undefined;
}

import { isDay, type Period } from '@obracun/engine/core/days/day.ts';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DateInput } from './date-input.tsx';
import styles from './periods-input.module.css';

interface PeriodRowProps {
  readonly ids: Readonly<Record<Side, string>>;
  readonly ordinal: number;
  readonly period: Period;
  /** Something is wrong with the periods: each that is not whole says what it lacks. */
  readonly isRefused: boolean;
  readonly onChange: (period: Period) => void;
  readonly onLeave?: (() => void) | undefined;
  readonly onRemove: () => void;
}

type Side = keyof Period;
const SIDES: readonly Side[] = ['od', 'do'];

/** The ids of both days of a period, the first being 0. */
export const periodIds = (id: string, index: number): Readonly<Record<Side, string>> => ({
  od: `${id}-${index + 1}-od`,
  do: `${id}-${index + 1}-do`,
});

/** The first and the last day of one period. */
export const PeriodRow = ({
  ids,
  ordinal,
  period,
  isRefused,
  onChange,
  onLeave,
  onRemove,
}: PeriodRowProps) => (
  <div className={styles.period}>
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

/** The day that is wrong, not both: the one missing beside the other, or an end before its beginning. */
function faultOf(period: Period, side: Side): string | undefined {
  if (period[side] === '') return period.od || period.do ? 'Upišite i ovaj datum.' : undefined;
  const isInverted = isDay(period.od) && isDay(period.do) && period.do < period.od;
  return side === 'do' && isInverted ? 'Kraj je prije početka.' : undefined;
}

import { MONTH_NAMES } from '@obracun/engine/core/days/day.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, type RefCallback, useId } from 'react';
import box from '../../../fields/layout/box.module.css';
import { type MonthOf, monthsAway } from '../../../storage/payroll/months.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { addressOf, type FirmSection } from '../../routing/place.ts';
import { goTo } from '../../routing/use-place.ts';
import styles from './month-chooser.module.css';

/** The first month whose law is known. */
const FIRST_YEAR = 2018;

export const monthName = ({ year, month }: Pick<MonthOf, 'year' | 'month'>): string =>
  `${MONTH_NAMES[month - 1]?.[0]} ${year}.`;

interface MonthChooserProps {
  readonly of: MonthOf;
  /** The part of the desk it leads to. */
  readonly section: FirmSection;
  /** The last year to choose from. */
  readonly lastYear: number;
  /** Whose months they are, where the part of the desk shows one worker. */
  readonly worker?: string | undefined;
}

/** Which month is shown; the one before and after it are one press away. */
export function MonthChooser({ of, section, lastYear, worker }: MonthChooserProps) {
  const years = Array.from(
    { length: Math.max(lastYear, of.year) - FIRST_YEAR + 1 },
    (_, at) => FIRST_YEAR + at,
  );
  const go = (control: string, to: Partial<MonthOf>) => {
    hold(control);
    goTo({ ...of, ...to, section, worker });
  };
  return (
    <div className={styles.chooser}>
      <Away
        ref={held('before')}
        onStep={() => hold('before')}
        of={monthsAway(of, -1)}
        section={section}
        worker={worker}
        label="Prethodni mjesec"
      >
        <ChevronLeft aria-hidden="true" size={20} />
      </Away>
      <Choice
        control="month"
        label="Mjesec plate"
        value={of.month}
        choose={(month) => go('month', { month })}
      >
        {MONTH_NAMES.map(([name], at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice control="year" label="Godina plate" value={of.year} choose={(year) => go('year', { year })}>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </Choice>
      <Away
        ref={held('after')}
        onStep={() => hold('after')}
        of={monthsAway(of, 1)}
        section={section}
        worker={worker}
        label="Sljedeći mjesec"
      >
        <ChevronRight aria-hidden="true" size={20} />
      </Away>
    </div>
  );
}

interface ChoiceProps {
  /** What holds the focus when the month has changed. */
  readonly control: string;
  readonly label: string;
  readonly value: number;
  readonly choose: (value: number) => void;
  readonly children: ReactNode;
}

function Choice({ control, label, value, choose, children }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <select
        ref={held(control)}
        id={id}
        className={box.input}
        value={value}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {children}
      </select>
    </>
  );
}

interface AwayProps {
  readonly ref: Ref<HTMLAnchorElement>;
  readonly onStep: () => void;
  readonly of: MonthOf;
  readonly section: FirmSection;
  readonly worker: string | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

const Away = ({ ref, onStep, of, section, worker, label, children }: AwayProps) => (
  <a
    ref={ref}
    href={addressOf({ ...of, section, worker })}
    aria-label={label}
    title={label}
    className={styles.away}
    onClick={onStep}
  >
    {children}
  </a>
);

/** The control that led to another month, and is drawn again with it. */
let holding: string | undefined;

/** Keeps the focus for a control with which somebody goes from month to month. */
const hold = (control: string): void => {
  holding = control;
};

/** Takes the focus where it was left, so that a second press leads on. */
const held =
  (control: string): RefCallback<HTMLElement> =>
  (element) => {
    if (!element || holding !== control) return;
    holding = undefined;
    element.focus();
  };

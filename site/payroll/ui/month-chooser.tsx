import { MONTH_NAMES } from '@obracun/engine/core/days/day.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { monthNameIn } from '@obracun/engine/rules/month-name.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, type RefCallback, useId } from 'react';
import box from '../../fields/layout/box.module.css';
import { type MonthOf, monthsAway } from '../../storage/payroll/months.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './month-chooser.module.css';
import { addressOf, type FirmSection } from './routing/place.ts';
import { goTo } from './routing/use-place.ts';

/** First month with known law. */
const FIRST_YEAR = 2018;

/** Months of several firms, and those named without their firm, use the words of the Federation. */
const WITHOUT_FIRM = 'fbih';

/** `august 2026.`; with the entity of the firm in its words. */
export const monthName = (
  { year, month }: Pick<MonthOf, 'year' | 'month'>,
  entity: PayrollEntity = WITHOUT_FIRM,
): string => `${monthNameIn(entity, month)} ${year}.`;

interface MonthChooserProps {
  readonly of: MonthOf;
  /** Target section of the payroll. */
  readonly section: FirmSection;
  /** Last selectable year. */
  readonly lastYear: number;
  /** Worker, when the section shows one. */
  readonly worker?: string | undefined;
  /** Of the firm. */
  readonly entity?: PayrollEntity;
}

/** Selects the month, with links to the previous and the next. */
export function MonthChooser({ of, section, lastYear, worker, entity = WITHOUT_FIRM }: MonthChooserProps) {
  const years = Array.from(
    { length: Math.max(lastYear, of.year) - FIRST_YEAR + 1 },
    (_, at) => FIRST_YEAR + at,
  );
  const go = (control: string, to: Partial<MonthOf>) => {
    hold(control);
    goTo({ ...of, ...to, section, worker });
  };
  return (
    <div className={joinClasses('onScreen row1', styles.chooser)}>
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
        {MONTH_NAMES.map(([key], at) => (
          <option key={key} value={at + 1}>
            {monthNameIn(entity, at + 1)}
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
  /** Control to focus after the month changes. */
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

/** Control that led to another month and is rendered again with it. */
let holding: string | undefined;

/** Restores focus on a control used to go from month to month. */
const hold = (control: string): void => {
  holding = control;
};

/** Focuses the control used last, so that it can be pressed again. */
const held =
  (control: string): RefCallback<HTMLElement> =>
  (element) => {
    if (!element || holding !== control) return;
    holding = undefined;
    element.focus();
  };

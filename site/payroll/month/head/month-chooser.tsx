import { MONTH_NAMES } from '@obracun/engine/kernel/days/month-names.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Ref, useId } from 'react';
import box from '../../../fields/frame/box.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { addressOf, type FirmSection } from '../../address/place.ts';
import { goTo } from '../../address/use-place.ts';
import { type MonthOf, monthsAway } from '../../kept/months.ts';
import { held, hold } from './held-focus.ts';
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
}

/** Which month is shown; the one before and after it are one press away. */
export function MonthChooser({ of, section, lastYear }: MonthChooserProps) {
  const id = useId();
  const years = Array.from(
    { length: Math.max(lastYear, of.year) - FIRST_YEAR + 1 },
    (_, at) => FIRST_YEAR + at,
  );
  const go = (control: string, to: Partial<MonthOf>) => {
    hold(control);
    goTo({ ...of, ...to, section });
  };
  return (
    <div className={styles.chooser}>
      <Away
        ref={held('before')}
        onStep={() => hold('before')}
        of={monthsAway(of, -1)}
        section={section}
        label="Prethodni mjesec"
      >
        <ChevronLeft aria-hidden="true" size={20} />
      </Away>
      <label htmlFor={`${id}-m`}>
        <VisuallyHidden>Mjesec plate</VisuallyHidden>
      </label>
      <select
        ref={held('month')}
        id={`${id}-m`}
        className={box.input}
        value={of.month}
        onChange={({ target }) => go('month', { month: Number(target.value) })}
      >
        {MONTH_NAMES.map(([name], at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-g`}>
        <VisuallyHidden>Godina plate</VisuallyHidden>
      </label>
      <select
        ref={held('year')}
        id={`${id}-g`}
        className={box.input}
        value={of.year}
        onChange={({ target }) => go('year', { year: Number(target.value) })}
      >
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
      <Away
        ref={held('after')}
        onStep={() => hold('after')}
        of={monthsAway(of, 1)}
        section={section}
        label="Sljedeći mjesec"
      >
        <ChevronRight aria-hidden="true" size={20} />
      </Away>
    </div>
  );
}

interface AwayProps {
  readonly ref: Ref<HTMLAnchorElement>;
  readonly onStep: () => void;
  readonly of: MonthOf;
  readonly section: FirmSection;
  readonly label: string;
  readonly children: React.ReactNode;
}

const Away = ({ ref, onStep, of, section, label, children }: AwayProps) => (
  <a
    ref={ref}
    href={addressOf({ ...of, section })}
    aria-label={label}
    title={label}
    className={styles.away}
    onClick={onStep}
  >
    {children}
  </a>
);

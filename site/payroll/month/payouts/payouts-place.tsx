import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { isPaidOften, payoutsOf } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import { Coins } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Heading } from '../../../ui/page/heading.tsx';
import styles from './payouts.module.css';

interface PayoutsPlace {
  /** For the bar of the month. */
  readonly toggle: ReactNode;
  /** Under the sheet. */
  readonly section: ReactNode;
}

/** The payouts of a month and their button; shown at first in a month with several. Removing the last of them does not hide it. */
export function usePayoutsPlace(month: PayrollMonth, payouts: ReactNode): PayoutsPlace {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOften = isPaidOften(month);
  const [isShown, setShown] = useState(isOften);
  const change = () => {
    flushSync(() => setShown(!isShown));
    heading.current?.focus();
  };
  return {
    toggle: (
      <Button aria-expanded={isShown} aria-controls={isShown ? id : undefined} onClick={change}>
        <Coins aria-hidden="true" size={18} /> Isplate: {isOften ? payoutsOf(month).length : 'jedna'}
      </Button>
    ),
    section: (isShown || isOften) && (
      <section
        id={id}
        aria-labelledby={`${id}-naslov`}
        className={joinClasses(!isShown && styles.onlyOnPaper)}
      >
        <div className={joinClasses('stack3', styles.section)}>
          <Heading ref={heading} level={3} look="section" id={`${id}-naslov`} tabIndex={-1}>
            Isplate
          </Heading>
          {payouts}
        </div>
      </section>
    ),
  };
}

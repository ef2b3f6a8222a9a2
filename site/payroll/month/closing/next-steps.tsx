import type { ClosedMonth } from '@obracun/engine/payroll/model/closed-month.ts';
import { useEffect, useRef } from 'react';
import { addressOf } from '../../address/place.ts';
import { ButtonLink } from '../../form/button-link.tsx';
import { type MonthOf, monthsAway } from '../../kept/months.ts';
import { useNextFirm } from '../../kept/use-kept.ts';
import { TakeAllButton } from './take-all-button.tsx';

interface NextStepsProps {
  readonly of: MonthOf;
  readonly closed: ClosedMonth;
  /** It was closed here just now: the question that had the focus is gone. */
  readonly isNew: boolean;
}

/** What is done once a month is closed: its papers are taken, the same month of another firm or the next one is begun. */
export function NextSteps({ of, closed, isNew }: NextStepsProps) {
  const first = useRef<HTMLButtonElement>(null);
  const next = useNextFirm(of);
  useEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);
  return (
    <>
      <TakeAllButton ref={first} of={of} closed={closed} />
      {next && (
        <ButtonLink look="plain" href={addressOf({ ...of, firm: next.id, section: 'mjesec' })}>
          Sljedeća firma: <span translate="no">{next.content.name || 'bez naziva'}</span>
        </ButtonLink>
      )}
      <ButtonLink look="plain" href={addressOf({ ...monthsAway(of, 1), section: 'mjesec' })}>
        Sljedeći mjesec
      </ButtonLink>
    </>
  );
}

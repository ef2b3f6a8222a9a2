import { useEffect, useRef } from 'react';
import { addressOf } from '../../address/place.ts';
import { ButtonLink } from '../../form/button-link.tsx';
import { type MonthOf, monthsAway } from '../../kept/months.ts';

interface NextStepsProps {
  readonly of: MonthOf;
  /** It was closed here just now: the question that had the focus is gone. */
  readonly isNew: boolean;
}

/** What is done once a month is closed: its papers are taken, and the next one is begun. */
export function NextSteps({ of, isNew }: NextStepsProps) {
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);
  return (
    <>
      <ButtonLink ref={first} href={addressOf({ ...of, section: 'izlaz' })}>
        Preuzmi sve
      </ButtonLink>
      <ButtonLink look="plain" href={addressOf({ ...monthsAway(of, 1), section: 'mjesec' })}>
        Sljedeći mjesec
      </ButtonLink>
    </>
  );
}

import { formatDay } from '@obracun/engine/kernel/format.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { today } from '../app/clock.ts';
import { PRODUCT } from '../app/title.ts';
import styles from './print-origin.module.css';

/** The first line of the printed sheet: who made it, where and when. Seen on paper only. */
export function PrintOrigin() {
  const moment = usePrintMoment();
  return (
    <p className={styles.origin}>
      <span>{PRODUCT}</span>
      <span translate="no">{moment?.address}</span>
      <span>{moment?.time}</span>
    </p>
  );
}

interface Moment {
  readonly address: string;
  readonly time: string;
}

/** Taken when the print begins, not when the page was opened. */
function usePrintMoment(): Moment | undefined {
  const [moment, setMoment] = useState<Moment>();
  useEffect(() => {
    const take = () => flushSync(() => setMoment(momentNow()));
    window.addEventListener('beforeprint', take);
    return () => window.removeEventListener('beforeprint', take);
  }, []);
  return moment;
}

function momentNow(): Moment {
  const now = new Date();
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return {
    address: `${location.origin}${location.pathname}`,
    time: `${formatDay(today())} u ${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`,
  };
}

import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import { formatDay } from '@obracun/engine/kernel/format.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PRODUCT } from '../app/title.ts';
import { today } from './clock.ts';
import type { Chosen } from './form-fields.ts';
import { inputsOf } from './inputs-of.ts';
import styles from './print-head.module.css';

/** The head of the printed sheet: who made it, where and when, and from what inputs. Seen on paper only. */
export function PrintHead({
  definition,
  chosen,
}: {
  readonly definition: Definition;
  readonly chosen: Chosen;
}) {
  const moment = usePrintMoment();
  return (
    <div className={styles.head}>
      <p className={styles.origin}>
        <span>{PRODUCT}</span>
        <span translate="no">{moment?.address}</span>
        <span>{moment?.time}</span>
      </p>
      <dl className={styles.inputs}>
        {inputsOf(definition, chosen).map(({ name, field, written }) => (
          <div key={name} className={styles.input}>
            <dt>{field.naziv}</dt>
            <dd>{written}</dd>
          </div>
        ))}
      </dl>
    </div>
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

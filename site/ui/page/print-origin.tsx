import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { useState } from 'react';
import { dayAt, timeAt } from '../../platform/clock.ts';
import { PRODUCT } from '../../platform/product.ts';
import { usePrints } from '../use-prints.ts';
import styles from './print-origin.module.css';

/** The first line in print: author, address and time of printing. Hidden on the screen. */
export function PrintOrigin() {
  const prints = usePrints();
  return <OriginLine key={prints} isPrinted={prints > 0} />;
}

/** The same for content rendered only for printing. */
export function OriginLine({ isPrinted = true }: { readonly isPrinted?: boolean }) {
  const [moment] = useState(() => (isPrinted ? momentNow() : undefined));
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

function momentNow(): Moment {
  const now = new Date();
  return {
    address: `${location.origin}${location.pathname}`,
    time: `${formatDay(dayAt(now))} u ${timeAt(now)}`,
  };
}

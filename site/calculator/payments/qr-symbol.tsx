import { drawQr, QUIET_ZONE } from '../../platform/qr.ts';
import styles from './payment-codes.module.css';

interface QrSymbolProps {
  readonly text: string;
  /** What the symbol pays, for those who cannot see it. */
  readonly name: string;
}

/** A QR symbol on a white field in every theme. */
export function QrSymbol({ text, name }: QrSymbolProps) {
  const { size, path } = drawQr(text);
  const whole = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={name}
      className={styles.symbol}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`}
    >
      <path d={path} />
    </svg>
  );
}

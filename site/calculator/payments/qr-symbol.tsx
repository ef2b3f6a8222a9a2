import encodeQR from 'qr';
import styles from './payment-codes.module.css';

/** Empty space around a symbol, in modules, as ISO/IEC 18004 asks. */
const QUIET_ZONE = 4;

/** Pixels of a module: the browser scales the picture without smoothing. */
const SCALE = 4;

interface QrSymbolProps {
  readonly text: string;
  /** What the symbol pays, for those who cannot see it. */
  readonly name: string;
}

/** A QR symbol on a white field in every theme. */
export const QrSymbol = ({ text, name }: QrSymbolProps) => (
  <img
    src={encodeQR(text, 'data-url', { ecc: 'low', border: QUIET_ZONE, scale: SCALE })}
    alt={name}
    className={styles.symbol}
  />
);

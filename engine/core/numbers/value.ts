import { formatAmount, formatDay, formatDuration, formatHundredths, formatRate } from './format.ts';
import { formatStored, scaleOf } from './units.ts';

/** A stored value for display, without the unit of money. */
export function formatValue(kind: string, value: number | string): string {
  if (typeof value === 'string') return kind === 'datum' ? formatDay(value) : value;
  if (kind === 'iznos') return formatAmount(value);
  if (kind === 'posto') return formatRate(value);
  if (kind === 'trajanje') return formatDuration(value);
  if (kind === 'satnica' || kind === 'koeficijent') return formatStored(kind, inLastPlace(kind, value));
  return kind === 'sati' || kind === 'dani' ? formatHundredths(value) : String(value);
}

/** One fening in the last decimal of an hourly rate. */
const FENING = scaleOf('satnica') / scaleOf('iznos');

/** In its last decimal: only the hourly rate is stored otherwise, as unrounded feninga. */
const inLastPlace = (kind: string, value: number): number =>
  kind === 'satnica' ? Math.round(value * FENING) : value;

/** A stored value in JSON: KM with two decimals, percent, hours; a duration as its days. */
export function toWire(kind: string, value: number | string): number | string {
  return typeof value === 'string' ? value : inLastPlace(kind, value) / scaleOf(kind);
}

/**
 * Writes values of one kind as JSON text, the same as `toWire`. Hundredths are written from their digits: exact, and far cheaper than
 * printing a fraction.
 */
export function jsonWriter(kind: string): (value: number | string) => string {
  const write = (value: number | string) => JSON.stringify(toWire(kind, value));
  if (!HUNDREDTHS.has(kind)) return write;
  return (value) => (Number.isSafeInteger(value) ? hundredths(value as number) : write(value));
}

const HUNDREDTHS = new Set(['iznos', 'sati', 'dani']);

/** The decimals of each number of hundredths: ``, `.01` … `.1` … `.99`. */
const DECIMALS = Array.from({ length: 100 }, (_, rest) => String(rest / 100).slice(1));

/** 125 → `1.25`, 120 → `1.2`, 100 → `1`, −5 → `-0.05` */
function hundredths(value: number): string {
  if (value < 0) return `-${hundredths(-value)}`;
  const rest = value % 100;
  return `${(value - rest) / 100}${DECIMALS[rest]}`;
}

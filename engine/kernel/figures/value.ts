import {
  formatAmount,
  formatDay,
  formatDecimal,
  formatDuration,
  formatHundredths,
  formatRate,
} from './format.ts';

/** A held value as people read it, without the unit of money. */
export function formatValue(kind: string, value: number | string): string {
  if (typeof value === 'string') return kind === 'datum' ? formatDay(value) : value;
  if (kind === 'iznos') return formatAmount(value);
  if (kind === 'posto') return formatRate(value);
  if (kind === 'trajanje') return formatDuration(value);
  if (kind === 'satnica' || kind === 'koeficijent')
    return formatDecimal(Math.round(value * (kind === 'satnica' ? 10_000 : 1)), 6);
  return kind === 'sati' || kind === 'dani' ? formatHundredths(value) : String(value);
}

/** A held value as JSON carries it: KM with two decimals, percent, hours; a duration as its days. */
export function toWire(kind: string, value: number | string): number | string {
  if (typeof value === 'string' || kind === 'broj' || kind === 'trajanje') return value;
  if (kind === 'posto') return value / 10_000;
  return kind === 'satnica' ? Math.round(value * 10_000) / 1_000_000 : value / 100;
}

/** Writes values of one kind as JSON text, the same as `toWire` carries. Hundredths are written from their digits: as exact as printing a fraction, and far cheaper. */
export function jsonWriter(kind: string): (value: number | string) => string {
  const write = (value: number | string) => JSON.stringify(toWire(kind, value));
  if (!HUNDREDTHS.has(kind)) return write;
  return (value) => (Number.isSafeInteger(value) ? hundredths(value as number) : write(value));
}

const HUNDREDTHS = new Set(['iznos', 'sati', 'dani']);

/** 125 → `1.25`, 120 → `1.2`, 100 → `1`, −5 → `-0.05` */
function hundredths(value: number): string {
  if (value < 0) return `-${hundredths(-value)}`;
  const rest = value % 100;
  const whole = (value - rest) / 100;
  if (rest === 0) return `${whole}`;
  if (rest % 10 === 0) return `${whole}.${rest / 10}`;
  return rest < 10 ? `${whole}.0${rest}` : `${whole}.${rest}`;
}

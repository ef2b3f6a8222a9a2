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

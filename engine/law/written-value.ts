import type { Meaning } from '../core/law.ts';
import { unitOfFigure } from '../core/numbers/units.ts';
import { formatValue } from '../core/numbers/value.ts';

/** A value of the law in words: `18,5 %`, `14,31 KM`, `da`. */
export function writtenValue({ jedinica }: Meaning, value: number | boolean): string {
  if (typeof value === 'boolean') return value ? 'da' : 'ne';
  const unit = jedinica === 'posto' ? '' : unitOfFigure(jedinica, value);
  return `${formatValue(jedinica, value)}${unit && ` ${unit}`}`;
}

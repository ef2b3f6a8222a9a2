import type { Meaning } from '@obracun/engine/core/law.ts';
import { unitOf } from '@obracun/engine/core/numbers/units.ts';
import { formatValue } from '@obracun/engine/core/numbers/value.ts';

/** A value of the law in words: `18,5 %`, `14,31 KM`, `da`. */
export function writeValue({ jedinica }: Meaning, value: number | boolean): string {
  if (typeof value === 'boolean') return value ? 'da' : 'ne';
  const unit = jedinica === 'posto' ? '' : unitOf(jedinica);
  return `${formatValue(jedinica, value)}${unit && ` ${unit}`}`;
}

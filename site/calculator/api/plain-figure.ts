import { PLACES, plain, plainShort, scaleOf, withComma } from '@obracun/engine/core/numbers/units.ts';
import { inWords, type Valued } from './figure.ts';

/** `1234,56`, as other programs parse it. */
export function plainFigure(line: Valued): string {
  const { kind, value } = line;
  const held = Math.round(Number(value) * scaleOf(kind));
  return inWords(line) ?? withComma(kind === 'iznos' ? plain(held) : plainShort(held, PLACES[kind] ?? 0));
}

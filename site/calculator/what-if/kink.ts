import type { Citation } from '@obracun/engine/core/explanation/citation.ts';
import type { Answer } from '../api/answer.ts';
import { BASE, type CurvePiece, TAX_BASE } from './curve-piece.ts';
import { amountIn, type CurvePoint, shareOf } from './curve-point.ts';

/** The approximate gross where the curve of net bends, and the reason. */
export interface Kink extends CurvePoint, KinkReason {
  /** The share of one more mark of gross in the net before it, and after. */
  readonly before: number;
  readonly after: number;
}

/** The reason of a bend, and its provisions; none when the calls do not explain. */
interface KinkReason {
  readonly why: string;
  readonly law: readonly Citation[];
}

/** A net bends only where a base begins; a test checks every month whose law changed. */
export function reasonOf(before: CurvePiece, after: CurvePiece): KinkReason {
  const growth = (name: string, { from, to }: CurvePiece): number => shareOf(name, from, to) ?? 0;
  // The piece before may end a little beyond the bend.
  const begins = (name: string): boolean => growth(name, before) < growth(name, after) / 2;
  if (begins(BASE))
    return amountIn(before.to, BASE) === 0
      ? {
          why: 'dotle je plata oslobođena doprinosa i poreza',
          law: citedBy(after.to, ['oslobodjeni_dio']),
        }
      : onLeastBase(after.to);
  if (begins(TAX_BASE)) return taxBegins(after.to);
  return { why: 'mijenja se dio bruta koji ide u neto', law: [] };
}

export const taxBegins = (taxed: Answer): KinkReason => ({
  why: 'odavde se plaća porez, jer su odbici iskorišteni',
  law: citedBy(taxed, ['licni_odbitak', 'porez']),
});

export const onLeastBase = (above: Answer): KinkReason => ({
  why: 'dotle se doprinosi plaćaju na najnižu osnovicu',
  law: citedBy(above, LEAST_BASES),
});

/** The name of the minimum base in each law. */
const LEAST_BASES = ['najniza_bruto_plata', 'najniza_osnovica_doprinosa'];

/** The law of the first line that cites any. */
const citedBy = ({ lines }: Answer, names: readonly string[]): readonly Citation[] =>
  names.map((name) => lines.get(name)?.citations ?? []).find(({ length }) => length > 0) ?? [];

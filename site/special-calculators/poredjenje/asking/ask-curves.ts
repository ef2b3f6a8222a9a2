import { formatDecimal } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import type { Answer } from '../../../calculator/api/answer.ts';
import { pointOf } from '../../../calculator/what-if/curve.ts';
import type { Row } from '../../../calculator/what-if/rows.ts';
import { requestRows, someRead } from './ask-columns.ts';
import type { Comparison, WageColumn } from './columns.ts';
import { grossesOf } from './range.ts';

/** The wages of one column by rising gross; empty when its month has no law. */
export interface Curve {
  readonly column: WageColumn;
  readonly answers: readonly Answer[];
}

/**
 * Requests every point of every curve at once.
 * @throws CallError when the network or the service fails
 */
export async function requestCurves(
  { columns, range }: Comparison,
  signal: AbortSignal,
): Promise<readonly Curve[]> {
  const grosses = grossesOf(range);
  const rows = columns.flatMap((column) => grosses.map((amount) => ({ column, amount })));
  const outcomes = someRead(await requestRows(rows, 'bruto', signal));
  return columns.map((column, at) => ({
    column,
    answers: outcomes
      .slice(at * grosses.length, (at + 1) * grosses.length)
      .flatMap((outcome) => ('answer' in outcome ? [outcome.answer] : [])),
  }));
}

/** A row with its gross, in KM. */
export interface CurveRow extends Row {
  readonly gross: number;
}

/** The net of each column by gross, where every law has an answer. */
export function curveRows(curves: readonly Curve[]): readonly CurveRow[] {
  const grosses = new Set(curves.flatMap(({ answers }) => answers.map((answer) => pointOf(answer).gross)));
  return [...grosses]
    .sort((one, other) => one - other)
    .map((gross) => ({
      gross,
      text: `${formatDecimal(km(gross), 2)} bruto`,
      lines: curves.flatMap((curve) => netAt(curve, gross)),
      note: '',
    }))
    .filter(({ lines }) => lines.length === curves.length);
}

function netAt({ column, answers }: Curve, gross: number): Row['lines'] {
  const at = (answer: Answer): boolean => pointOf(answer).gross === gross;
  const net = answers.find(at)?.lines.get('neto_plata');
  return net ? [{ ...net, name: column.id, label: column.short }] : [];
}

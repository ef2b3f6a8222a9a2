import type { Answer } from '../api/answer.ts';

/** The net of a gross, in KM. */
export interface CurvePoint {
  readonly gross: number;
  readonly net: number;
}

/** Position in the chart: gross horizontal, net vertical. */
export const placeOf = ({ gross, net }: CurvePoint) => ({ x: gross, y: net });

/** The point of an answer. */
export const pointOf = (answer: Answer): CurvePoint => ({
  gross: amountIn(answer, 'bruto_ukupno'),
  net: amountIn(answer, 'neto_plata'),
});

/** A line of an answer, in KM; zero without one. */
export const amountIn = ({ lines }: Answer, name: string): number => Number(lines.get(name)?.value ?? 0);

/** The share of the gross between two answers in a line; undefined when the gross is unchanged: in a month without a paid hour. */
export function shareOf(name: string, before: Answer, now: Answer): number | undefined {
  const moreGross = amountIn(now, 'bruto_ukupno') - amountIn(before, 'bruto_ukupno');
  return moreGross === 0 ? undefined : (amountIn(now, name) - amountIn(before, name)) / moreGross;
}

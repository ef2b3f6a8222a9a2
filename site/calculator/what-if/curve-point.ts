import type { Answer } from '../api/answer.ts';

/** The net of a gross, in KM. */
export interface CurvePoint {
  readonly gross: number;
  readonly net: number;
}

/** Where it is drawn: gross lies, net stands. */
export const placeOf = ({ gross, net }: CurvePoint) => ({ x: gross, y: net });

/** The point of an answer. */
export const pointOf = (answer: Answer): CurvePoint => ({
  gross: amountIn(answer, 'bruto_ukupno'),
  net: amountIn(answer, 'neto_plata'),
});

/** A line of an answer, in KM; zero where it has none. */
export const amountIn = ({ lines }: Answer, name: string): number => Number(lines.get(name)?.value ?? 0);

/** What of the gross between two answers goes into a line; undefined where the gross stays as it was: in a month without a paid hour. */
export function shareOf(name: string, before: Answer, now: Answer): number | undefined {
  const moreGross = amountIn(now, 'bruto_ukupno') - amountIn(before, 'bruto_ukupno');
  return moreGross === 0 ? undefined : (amountIn(now, name) - amountIn(before, name)) / moreGross;
}

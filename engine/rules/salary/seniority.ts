import type { Ppm } from '../../core/numbers/money.ts';

interface Service {
  readonly minuli_proc?: Ppm | null;
  readonly staz: number | null;
}

export interface SeniorityLaw {
  readonly stopa: Ppm;
  /** Maximum of all years together; the law of the Srpska has none. */
  readonly najvise?: Ppm;
}

/** The share of basic pay for all years of service, up to the legal maximum if there is one. */
export const seniority = (
  { minuli_proc, staz }: Service,
  { stopa, najvise = Number.POSITIVE_INFINITY }: SeniorityLaw,
): Ppm => Math.min((minuli_proc ?? stopa) * (staz ?? 0), najvise);

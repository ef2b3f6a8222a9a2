import type { Ppm } from '../../kernel/figures/money.ts';

interface Service {
  readonly minuli_proc?: Ppm | null;
  readonly staz: number | null;
}

/** The share of basic pay for all years of service, up to the most, where the law has one. */
export const seniority = (
  { minuli_proc, staz }: Service,
  { stopa, najvise = Number.POSITIVE_INFINITY }: { readonly stopa: Ppm; readonly najvise?: Ppm },
): Ppm => Math.min((minuli_proc ?? stopa) * (staz ?? 0), najvise);

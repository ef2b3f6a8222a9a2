import type { Example, Reckoning, WrittenOut } from './calculator.ts';
import type { Day } from './day.ts';
import type { Warning } from './issue.ts';
import type { LawOf, LawTree } from './law.ts';
import { type ExactLines, type LineTable, notationsOf, type Slip, type VariantOf } from './lines.ts';

interface TypedReckoning<S extends LineTable, T extends LawTree, I, L> {
  readonly slip: Slip<S>;
  readonly zakon: T;
  readonly dan: (unos: I, danas: Day) => Day;
  /** Every line of the slip and no other: one too few or too many does not compile. */
  readonly formula: (unos: I, zakon: LawOf<T>, danas: Day) => L;
  /** Which notations hold, where those of the slip differ by what was given or by the law. */
  readonly variant?: (unos: I, zakon: LawOf<T>, danas: Day) => VariantOf<S>;
  readonly ispisano?: (unos: I) => Readonly<Partial<Record<keyof S, WrittenOut>>>;
  readonly upozorenja?: (unos: I, redovi: L, zakon: LawOf<T>, dan: Day) => Warning[];
  readonly primjeri: readonly Example[];
}

/** Checks a calculator's formula, lines and warnings against one another and against its law. */
export function reckoning<S extends LineTable, T extends LawTree, I, L extends ExactLines<S, L>>({
  slip,
  variant,
  ...typed
}: TypedReckoning<S, T, I, L>): Reckoning {
  const notations = notationsOf(slip.table);
  return {
    ...typed,
    zapisi: (unos: I, zakon: LawOf<T>, danas: Day) => notations(variant?.(unos, zakon, danas)),
  } as Reckoning;
}

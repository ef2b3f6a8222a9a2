import type { Example, Reckoning, WrittenOut } from './calculator.ts';
import type { Day } from './day.ts';
import type { Warning } from './issue.ts';
import type { LawOf, LawTree } from './law.ts';

/** Lines of any shape, each a figure in held units or a day. */
type Lines<L> = { readonly [Name in keyof L]: number | string };

interface TypedReckoning<T extends LawTree, I, L extends Lines<L>> {
  readonly zakon: T;
  readonly dan: (unos: I, danas: Day) => Day;
  readonly formula: (unos: I, zakon: LawOf<T>, danas: Day) => L;
  /** A line without a notation does not compile. */
  readonly zapisi: (unos: I, zakon: LawOf<T>) => { readonly [Name in keyof L]: string };
  readonly ispisano?: (unos: I) => Readonly<Record<string, WrittenOut>>;
  readonly upozorenja?: (unos: I, redovi: L, zakon: LawOf<T>, dan: Day) => Warning[];
  readonly primjeri: readonly Example[];
}

/** Checks a calculator's formula, notations and warnings against one another and against its law. */
export const reckoning = <T extends LawTree, I, L extends Lines<L>>(
  typed: TypedReckoning<T, I, L>,
): Reckoning => typed;

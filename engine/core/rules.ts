import { perValues } from './cache.ts';
import type { CalculatorRules, Example, WrittenOut } from './calculator.ts';
import type { Day } from './days/day.ts';
import type { Warning } from './issue.ts';
import type { LawOf, LawTree } from './law.ts';
import type { Notations } from './line.ts';
import type { ExactLines, LineTable, VariantOf } from './lines.ts';
import type { Slip } from './slip.ts';

interface TypedRules<S extends LineTable, T extends LawTree, I, L> {
  readonly slip: Slip<S>;
  readonly law: T;
  readonly dayOf: (input: I, today: Day) => Day;
  /** Every line of the slip and no other: one too few or too many does not compile. */
  readonly formula: (input: I, law: LawOf<T>, today: Day) => L;
  /** Which notations hold, where those of the slip differ by what was given, by the law or by what came out. */
  readonly variant?: (input: I, law: LawOf<T>, lines: L, today: Day) => VariantOf<S>;
  readonly writtenOut?: (input: I) => Readonly<Partial<Record<keyof S, WrittenOut>>>;
  readonly warnings?: (input: I, lines: L, law: LawOf<T>, day: Day) => Warning[];
  readonly examples: readonly Example[];
}

/** Checks a calculator's formula, lines and warnings against one another and against its law. */
export function defineRules<S extends LineTable, T extends LawTree, I, L extends ExactLines<S, L>>({
  slip,
  variant,
  ...typed
}: TypedRules<S, T, I, L>): CalculatorRules {
  const byVariant = notationsOf(slip.table);
  const checked = {
    ...typed,
    notations: (input: I, law: LawOf<T>, lines: L, today: Day) =>
      byVariant(variant?.(input, law, lines, today)),
  };
  // Whoever calls it has input, lines and law from the same definition, and no name of them.
  return checked as unknown as CalculatorRules;
}

/** So many variants of one slip are kept: a wage has thousands, as many as there are ways to fill its fields. */
const VARIANTS = 64;

/** The notations of a slip by variant, kept for the next that is the same value by value: a variant holds no lists and no objects. */
export function notationsOf<T extends LineTable>(table: T): (variant?: VariantOf<T>) => Notations {
  const kept = perValues<Notations>(VARIANTS);
  return (variant) => kept(Object.values(variant ?? {}), () => notationsIn(table, variant));
}

const notationsIn = (table: LineTable, variant: unknown): Notations =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, { notation }]) => {
      const text = typeof notation === 'string' ? notation : notation(variant as never);
      return text === undefined ? [] : [[name, text]];
    }),
  );

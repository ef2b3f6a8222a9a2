import { perValues } from './cache.ts';
import type { CalculatorRules, Example, WrittenOut } from './calculator.ts';
import type { Day } from './days/day.ts';
import type { Warning } from './issue.ts';
import type { LawOf, LawTree } from './law.ts';
import type { ExactLines, LineTable, Notations, VariantOf } from './lines.ts';
import type { Slip } from './slip.ts';

interface TypedRules<S extends LineTable, T extends LawTree, I, L> {
  readonly slip: Slip<S>;
  readonly law: T;
  readonly dayOf: (input: I, today: Day) => Day;
  /** Exactly the lines of the slip: one too few or too many does not compile. */
  readonly formula: (input: I, law: LawOf<T>, today: Day) => L;
  /** Selects the notations where they differ by input, law or result. */
  readonly variant?: (input: I, law: LawOf<T>, lines: L, today: Day) => VariantOf<S>;
  readonly writtenOut?: (input: I) => Readonly<Partial<Record<keyof S, WrittenOut>>>;
  readonly warnings?: (input: I, lines: L, law: LawOf<T>, day: Day) => Warning[];
  readonly examples: readonly Example[];
}

/** Checks the formula, lines and warnings of a calculator against one another and against its law. */
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
  // The caller has input, lines and law of the same definition, without their types.
  return checked as unknown as CalculatorRules;
}

/** Limit of cached variants of one slip: a wage has thousands, one per combination of its fields. */
const VARIANTS = 64;

/** The notations of a slip, cached by the values of the variant, which has no lists and no objects. */
export function notationsOf<T extends LineTable>(table: T): (variant?: VariantOf<T>) => Notations {
  const cached = perValues<Notations>(VARIANTS);
  return (variant) => cached(Object.values(variant ?? {}), () => notationsIn(table, variant));
}

const notationsIn = (table: LineTable, variant: unknown): Notations =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, { notation }]) => {
      const text = typeof notation === 'string' ? notation : notation(variant as never);
      return text === undefined ? [] : [[name, text]];
    }),
  );

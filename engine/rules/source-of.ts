import { citation, writeCitation } from '../kernel/citation.ts';
import type { Day } from '../kernel/day.ts';
import type { LawTree } from '../kernel/law.ts';

/** The written source of a parameter on a day, or null when it had no value then. */
export function sourceOf(tree: LawTree, day: Day, name: string): string | null {
  const cited = citation(tree, day, name);
  return cited ? writeCitation(cited) : null;
}

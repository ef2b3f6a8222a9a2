import { perDay } from '../core/cache.ts';
import { lastKnown } from '../core/calculation.ts';
import type { Day } from '../core/days/day.ts';
import { citation, writeCitation } from '../core/explanation/citation.ts';
import type { LawTree } from '../core/law.ts';

/** Cached: every slip uses the same few. */
const written = perDay((_tree: LawTree, _day) => new Map<string, string | null>());

/** The source of a parameter on a day, as text; after the known days that of its last figure; null when it had none yet. */
export function sourceOf<T extends LawTree>(
  tree: T,
  day: Day,
  name: keyof T['parametri'] & string,
): string | null {
  const texts = written(tree, day);
  const known = texts.get(name);
  if (known !== undefined) return known;
  const cited = citation(lastKnown(tree), day, name);
  const text = cited ? writeCitation(cited) : null;
  texts.set(name, text);
  return text;
}

/** The source of a case calculated from the rates of the law, because no example was published. */
export const OWN_WORKING = 'vlastiti račun po stopama zakona, bez objavljenog primjera';

import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { contentKey } from '../../db/content.ts';

/** Of which side a value is taken. */
export type MeetingSide = 'mine' | 'theirs';

/** A value both sides changed, each otherwise. */
export interface Conflict {
  /** The table, the id of the record, and the names inside of it. */
  readonly path: readonly string[];
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** What the person chose, by `keyOfPath`. */
export type Choices = ReadonlyMap<string, MeetingSide>;

export const keyOfPath = (path: readonly string[]): string => JSON.stringify(path);

/** The state of a meeting while it is worked out. */
export interface MeetingRules {
  /** False when no common version is known: then all that differs is shown, and nothing counts as removed. */
  readonly hasBase: boolean;
  /** True for a value that is taken whole. */
  readonly isWhole: (path: readonly string[]) => boolean;
  /** Settles what both sides changed; undefined leaves it to the person. */
  readonly settle: (conflict: Conflict) => { readonly value: unknown } | undefined;
  readonly choices: Choices;
  /** Told of every value that both sides changed, chosen or not. */
  readonly onConflict: (conflict: Conflict) => void;
  /** Told of a value that only one side has, where it is not known whether the other removed it. */
  readonly onOneSided: (path: readonly string[], side: MeetingSide, value: unknown) => void;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || contentKey(one ?? null) === contentKey(other ?? null);

/** Three versions of a value. */
export interface Versions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A value of two sides: what one changed is taken, parts by themselves; what both changed is taken as chosen, `mine` until then. */
export function met(rules: MeetingRules, path: readonly string[], versions: Versions): unknown {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs)) return mine;
  if (rules.hasBase && isSame(base, mine)) return theirs;
  if (rules.hasBase && isSame(base, theirs)) return mine;
  if (!rules.hasBase && (mine === undefined || theirs === undefined)) {
    const side = mine === undefined ? 'theirs' : 'mine';
    rules.onOneSided(path, side, mine ?? theirs);
    return mine ?? theirs;
  }
  if (!rules.isWhole(path)) {
    if (isJsonObject(mine) && isJsonObject(theirs)) return metMembers(rules, path, versions);
    if (isListOfThings(mine) && isListOfThings(theirs)) return metThings(rules, path, versions);
  }
  const conflict = { path, base, mine, theirs };
  const settled = rules.settle(conflict);
  if (settled) return settled.value;
  rules.onConflict(conflict);
  return rules.choices.get(keyOfPath(path)) === 'theirs' ? theirs : mine;
}

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members => (isJsonObject(value) ? value : {});

function metMembers(rules: MeetingRules, path: readonly string[], { base, mine, theirs }: Versions): Members {
  const [before, here, there] = [base, mine, theirs].map(membersOf) as [Members, Members, Members];
  const names = new Set([...Object.keys(here), ...Object.keys(there)]);
  const all = [...names].map((name) => [
    name,
    met(rules, [...path, name], { base: before[name], mine: here[name], theirs: there[name] }),
  ]);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as Members;
}

interface Thing extends Members {
  readonly id: string;
}

const isThing = (value: unknown): value is Thing =>
  isJsonObject(value) && typeof value.id === 'string' && value.id !== '';

/** A list whose elements have identities of their own: each is met by itself. */
const isListOfThings = (value: unknown): value is readonly Thing[] =>
  Array.isArray(value) && value.every(isThing) && new Set(value.map(({ id }) => id)).size === value.length;

/** In the order of the side that changed the order, this one when both did. */
function metThings(
  rules: MeetingRules,
  path: readonly string[],
  { base, mine, theirs }: Versions,
): readonly unknown[] {
  const [before, here, there] = [base, mine, theirs].map(
    (value) => new Map(isListOfThings(value) ? value.map((one) => [one.id, one] as const) : []),
  ) as [Map<string, Thing>, Map<string, Thing>, Map<string, Thing>];
  const isOrderMine = !isSame([...before.keys()], [...here.keys()]);
  const order = isOrderMine ? [...here.keys(), ...there.keys()] : [...there.keys(), ...here.keys()];
  return [...new Set(order)]
    .map((id) =>
      met(rules, [...path, id], { base: before.get(id), mine: here.get(id), theirs: there.get(id) }),
    )
    .filter((one) => one !== undefined);
}

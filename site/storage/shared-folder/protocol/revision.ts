/** `17-3f9a1c20`: the length of the longest way to the first revision, and a random part. */
export type RevisionId = string;

/** A revision and the revisions it came from. */
export interface Lineage {
  readonly id: RevisionId;
  /** The revisions it was made from: none of the first one, two of a meeting. */
  readonly parents: readonly RevisionId[];
  /** Their own, latest first, as far back as they are kept. */
  readonly before: readonly Ancestor[];
}

export type Ancestor = Omit<Lineage, 'before'>;

/** Ancestors that a file names. With one revision each ten seconds of typing, the last three hours of work. */
const MOST_ANCESTORS = 1000;

const RANDOM_BYTES = 4;

/** What every revision id looks like; a file with another one is not ours. */
const FORM = /^(\d{1,9})-[0-9a-f]{8}$/;

const isRevisionId = (text: unknown): text is RevisionId => typeof text === 'string' && FORM.test(text);

export const depthOf = (id: RevisionId): number => Number(FORM.exec(id)?.[1] ?? 0);

const randomPart = (): string =>
  [...crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The next revision, made from others. */
export function revisionFrom(parents: readonly Lineage[], random: () => string = randomPart): Lineage {
  const depth = Math.max(0, ...parents.map(({ id }) => depthOf(id))) + 1;
  return { id: `${depth}-${random()}`, parents: parents.map(({ id }) => id), before: ancestorsIn(parents) };
}

const withoutBefore = ({ id, parents }: Lineage): Ancestor => ({ id, parents });

function ancestorsIn(lineages: readonly Lineage[]): readonly Ancestor[] {
  const all = lineages.flatMap((one) => [withoutBefore(one), ...one.before]);
  return [...new Map(all.map((one) => [one.id, one])).values()]
    .toSorted((one, other) => depthOf(other.id) - depthOf(one.id) || (one.id < other.id ? -1 : 1))
    .slice(0, MOST_ANCESTORS);
}

/** True when a revision came from another. */
export const cameFrom = ({ before }: Lineage, id: RevisionId): boolean => before.some((one) => one.id === id);

/** True when it is another or came from it. */
export const includes = (lineage: Lineage, id: RevisionId): boolean =>
  lineage.id === id || cameFrom(lineage, id);

/** The lineages that no other came from, each once, the deepest first. */
export function headsOf(lineages: readonly Lineage[]): readonly Lineage[] {
  const unique = [...new Map(lineages.map((one) => [one.id, one])).values()];
  return unique
    .filter((one) => !unique.some((other) => cameFrom(other, one.id)))
    .toSorted((one, other) => depthOf(other.id) - depthOf(one.id) || (one.id < other.id ? -1 : 1));
}

/**
 * The revision two came from. Undefined when none is known, and when there are several, none of which came from another: then no
 * version of a value is the one before both.
 */
export function commonAncestor(one: Lineage, other: Lineage): RevisionId | undefined {
  const [here, there] = [one, other].map((side) => new Map([side, ...side.before].map((of) => [of.id, of])));
  if (!here || !there) return undefined;
  const common = [...here.values()].filter(({ id }) => there.has(id));
  const last: RevisionId[] = [];
  const earlier = new Set<RevisionId>();
  for (const { id } of common.toSorted((a, b) => depthOf(b.id) - depthOf(a.id))) {
    if (earlier.has(id)) continue;
    last.push(id);
    addEarlier(here, id, earlier);
  }
  return last.length === 1 ? last[0] : undefined;
}

function addEarlier(
  known: ReadonlyMap<RevisionId, Ancestor>,
  id: RevisionId,
  earlier: Set<RevisionId>,
): void {
  const left = [...(known.get(id)?.parents ?? [])];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (earlier.has(next)) continue;
    earlier.add(next);
    left.push(...(known.get(next)?.parents ?? []));
  }
}

/** `17-3f9a1c20` or, where its parents are not just the one after it in the list, `17-3f9a1c20<16-…,15-…`. */
export const lineageText = ({ id, parents, before }: Lineage): readonly string[] => {
  const all = [{ id, parents }, ...before];
  return all.map((one, at) =>
    one.parents.length === 1 && one.parents[0] === all[at + 1]?.id
      ? one.id
      : `${one.id}<${one.parents.join(',')}`,
  );
};

/** Undefined for a list that this program did not write. */
export function lineageIn(texts: unknown): Lineage | undefined {
  if (!Array.isArray(texts) || texts.length === 0 || texts.length > MOST_ANCESTORS + 1) return undefined;
  const all = texts.map((text: unknown, at): Ancestor => {
    const [id = '', stated] = String(text).split('<');
    if (stated === undefined) return { id, parents: [String(texts[at + 1]).split('<')[0] ?? ''] };
    return { id, parents: stated === '' ? [] : stated.split(',') };
  });
  const [first, ...before] = all;
  const isOurs = all.every(({ id, parents }) => [id, ...parents].every(isRevisionId));
  return first && isOurs ? { ...first, before } : undefined;
}

import { ask } from './ask.ts';
import { contentKey } from './content.ts';
import type { Database } from './database.ts';
import { addMissing, everything, tablesOf } from './removal.ts';
import {
  type Contents,
  type Kept,
  type KeptEarlier,
  newId,
  noContents,
  stamp,
  TABLE_NAMES,
  type TableName,
} from './tables.ts';
import { type BroughtIn, LAST_IMPORT } from './undo-record.ts';

/** What makes two contents the same thing: the same invoice, the same partner. */
export type KeysOf = Partial<Readonly<Record<TableName, (content: unknown) => string>>>;

/**
 * What to put so that all a file has is kept beside what is kept; nothing kept is lost. Of one invoice said differently
 * the later stays and the other becomes its earlier version; of a partner or an item the later stays; a draft or a
 * calculation said differently is another one. A firm, a worker and a month are one by their identity, which others
 * name: the later stays.
 */
export function merged(kept: Contents, given: Contents, keys: KeysOf): Contents {
  const invoices = pairs(kept.fakture, given.fakture, keys.fakture);
  const earlier = invoices.flatMap(({ there, one }) => (there ? [olderOf(there, one)] : []));
  return {
    fakture: invoices.flatMap(({ there, one }) =>
      there === undefined ? [one] : isLater(there, one) ? [{ ...one, id: there.id }] : [],
    ),
    ranije: missing(kept.ranije, [...given.ranije, ...earlier]),
    partneri: later(kept.partneri, given.partneri, keys.partneri),
    stavke: later(kept.stavke, given.stavke, keys.stavke),
    nacrti: missing(kept.nacrti, given.nacrti),
    odlozeno: missing(kept.odlozeno, given.odlozeno),
    obracuni: missing(kept.obracuni, given.obracuni),
    firme: laterOfOne(kept.firme, given.firme),
    radnici: laterOfOne(kept.radnici, given.radnici),
    mjeseci: laterOfOne(kept.mjeseci, given.mjeseci),
    zakljucci: laterOfOne(kept.zakljucci, given.zakljucci),
  };
}

interface Pair {
  readonly there: Kept | undefined;
  /** What is given; it says something else than what is there, or is new under an identity of its own. */
  readonly one: Kept;
}

function pairs(kept: readonly Kept[], given: readonly Kept[], keyOf = contentKey): readonly Pair[] {
  const byKey = new Map(kept.map((one) => [keyOf(one.content), one]));
  return missing(kept, given).map((one) => ({ there: byKey.get(keyOf(one.content)), one }));
}

const later = (kept: readonly Kept[], given: readonly Kept[], keyOf: KeysOf['stavke']): readonly Kept[] =>
  pairs(kept, given, keyOf).flatMap(({ there, one }) =>
    there === undefined ? [one] : isLater(there, one) ? [{ ...one, id: there.id }] : [],
  );

/** A closed month and its closing have one moment, so that of both the same side stays. */
function laterOfOne(kept: readonly Kept[], given: readonly Kept[]): readonly Kept[] {
  const byId = new Map(kept.map((one) => [one.id, one]));
  return given.filter((one) => {
    const there = byId.get(one.id);
    return there === undefined || isLater(there, one);
  });
}

const isLater = (there: Kept, one: Kept): boolean => one.changed > there.changed;

const olderOf = (there: Kept, one: Kept): KeptEarlier => {
  const { changed, content } = isLater(there, one) ? there : one;
  return { id: newId(), changed, content, of: there.id };
};

/** What says something that is not kept yet, each under an identity nothing else has. */
function missing<T extends Kept>(kept: readonly T[], given: readonly T[]): readonly T[] {
  const said = new Set(kept.map(({ content }) => contentKey(content)));
  const taken = new Set(kept.map(({ id }) => id));
  return given
    .filter(({ content }) => !said.has(contentKey(content)))
    .map((one) => (taken.has(one.id) ? { ...one, id: newId() } : one));
}

export type Manner = 'merge' | 'replace';

/** Records that come from several sides, each with all that stood beside it there. */
export interface MergedSides {
  readonly kept: Contents;
  readonly given: Contents;
  /** What of both is put over what is kept. */
  readonly put: Contents;
}

/** The workers that are to be put otherwise, because of what stands beside them after records of several sides are together. */
export type MendWorkers = (sides: MergedSides) => readonly Kept[];

const asTheyAre: MendWorkers = () => [];

/** Brings a file in, whole or not at all, so that `undoBringIn` can take it back. */
export const bringIn = (
  given: Contents,
  manner: Manner,
  keys: KeysOf,
  mend: MendWorkers = asTheyAre,
): Promise<void> =>
  ask((db) =>
    db.transaction('rw', [...tablesOf(db), db.uvoz], async () => {
      const kept = await everything(db);
      const put = manner === 'merge' ? mended({ kept, given, put: merged(kept, given, keys) }, mend) : given;
      const before = manner === 'merge' ? overwritten(kept, put) : kept;
      if (manner === 'replace') for (const table of tablesOf(db)) await table.clear();
      for (const name of TABLE_NAMES) await db.table(name).bulkPut([...put[name]]);
      await db.uvoz.put({ id: LAST_IMPORT, changed: stamp(), before, brought: momentsOf(put) });
    }),
  );

const mended = (sides: MergedSides, mend: MendWorkers): Contents => ({
  ...sides.put,
  radnici: [...new Map([...sides.put.radnici, ...mend(sides)].map((one) => [one.id, one])).values()],
});

const overwritten = (kept: Contents, put: Contents): Contents =>
  byTable((name) => {
    const ids = new Set(put[name].map(({ id }) => id));
    return kept[name].filter(({ id }) => ids.has(id));
  });

const momentsOf = (put: Contents): BroughtIn['brought'] =>
  Object.fromEntries(
    TABLE_NAMES.map((name) => [name, Object.fromEntries(put[name].map(({ id, changed }) => [id, changed]))]),
  ) as BroughtIn['brought'];

const byTable = (of: (name: TableName) => readonly Kept[]): Contents => ({
  ...noContents,
  ...Object.fromEntries(TABLE_NAMES.map((name) => [name, of(name)])),
});

/** Takes back the last import: what it brought goes, unless it was changed since, and what stood there before returns. */
export const undoBringIn = (mend: MendWorkers = asTheyAre): Promise<void> =>
  ask((db) =>
    db.transaction('rw', [...tablesOf(db), db.uvoz], async () => {
      const done = await db.uvoz.get(LAST_IMPORT);
      if (done === undefined) return;
      const given = await everything(db);
      for (const name of TABLE_NAMES) await takeUnchanged(db, name, done.brought[name]);
      // Who stays stood beside what goes; who returns stood beside what returns.
      const radnici = await db.radnici.toArray();
      await addMissing(db, done.before);
      const kept = await everything(db);
      await db.radnici.bulkPut([...mend({ kept, given, put: { ...noContents, radnici } })]);
      await db.uvoz.delete(LAST_IMPORT);
    }),
  );

async function takeUnchanged(
  db: Database,
  name: TableName,
  moments: Readonly<Record<string, number>>,
): Promise<void> {
  const there = (await db.table(name).bulkGet(Object.keys(moments))) as (Kept | undefined)[];
  const unchanged = there
    .filter((one) => one !== undefined)
    .filter(({ id, changed }) => moments[id] === changed);
  await db.table(name).bulkDelete(unchanged.map(({ id }) => id));
}

/** Leaves the last import as it is, for good. */
export const acceptBringIn = (): Promise<void> => ask((db) => db.uvoz.delete(LAST_IMPORT));

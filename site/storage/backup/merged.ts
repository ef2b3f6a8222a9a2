import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { contentKey } from '../db/content.ts';
import { type Contents, newId, type StoredEarlier, type StoredRecord, type TableName } from '../db/tables.ts';

/** Identity of contents across devices: the same invoice, the same partner. */
export type KeysOf = Partial<Readonly<Record<TableName, (content: unknown) => string>>>;

/**
 * The records to write so that everything in a file is kept besides the stored data; nothing stored is lost. Of two versions of an
 * invoice the later stays and the other becomes its earlier version; of a partner or an item the later stays; a different draft or
 * calculation is a new one. Firms, workers, months, absences, claims, payments, purchases and templates are equal by their identity: the
 * later stays.
 */
export function merged(stored: Contents, given: Contents, keys: KeysOf): Contents {
  const invoices = documentPairs(stored.fakture, given.fakture, keys.fakture);
  const earlier = invoices.flatMap(({ there, one }) => (there ? [olderOf(there, one)] : []));
  return {
    fakture: later(invoices),
    ranije: missing(stored.ranije, [...given.ranije, ...earlier]),
    partneri: later(pairs(stored.partneri, given.partneri, keys.partneri)),
    stavke: later(pairs(stored.stavke, given.stavke, keys.stavke)),
    nacrti: missing(stored.nacrti, given.nacrti),
    odlozeno: missing(stored.odlozeno, given.odlozeno),
    obracuni: missing(stored.obracuni, given.obracuni),
    firme: laterOfOne(stored.firme, given.firme),
    radnici: laterOfOne(stored.radnici, given.radnici),
    mjeseci: laterOfOne(stored.mjeseci, given.mjeseci),
    zakljucci: laterOfOne(stored.zakljucci, given.zakljucci),
    odsustva: laterOfOne(stored.odsustva, given.odsustva),
    potrazivanja: laterOfOne(stored.potrazivanja, given.potrazivanja),
    uplate: laterOfOne(stored.uplate, given.uplate),
    nabavke: laterOfOne(stored.nabavke, given.nabavke),
    sabloni: laterOfOne(stored.sabloni, given.sabloni),
  };
}

interface Pair {
  readonly there: StoredRecord | undefined;
  /** The imported records that differ from the stored ones, or are new under their own identity. */
  readonly one: StoredRecord;
}

function pairs(
  stored: readonly StoredRecord[],
  given: readonly StoredRecord[],
  keyOf = contentKey,
): readonly Pair[] {
  const byKey = new Map(stored.map((one) => [keyOf(one.content), one]));
  return missing(stored, given).map((one) => ({ there: byKey.get(keyOf(one.content)), one }));
}

/** The identity of a document: its own, or that of its record while an earlier version stored it. */
const identityOf = ({ id, content }: StoredRecord): string => ownIdentity(content) || id;

const ownIdentity = (content: unknown): string =>
  isJsonObject(content) && typeof content.id === 'string' ? content.id : '';

/**
 * Documents are equal by identity. One stored before identities is equal by what is written in it, or to the document that has got the
 * identity of its record since.
 */
function documentPairs(
  stored: readonly StoredRecord[],
  given: readonly StoredRecord[],
  keyOf = contentKey,
): readonly Pair[] {
  const byIdentity = new Map(stored.map((one) => [identityOf(one), one]));
  const byOwn = new Map(stored.map((one) => [ownIdentity(one.content), one]));
  const byKey = new Map(stored.map((one) => [keyOf(withoutIdentity(one.content)), one]));
  const storedKeys = new Set(stored.map(({ content }) => contentKey(content)));
  const taken = new Set(stored.map(({ id }) => id));
  return given
    .filter(({ content }) => !storedKeys.has(contentKey(content)))
    .map((one) => {
      const own = ownIdentity(one.content);
      const there = own ? byIdentity.get(own) : (byKey.get(keyOf(one.content)) ?? byOwn.get(one.id));
      return { there, one: there === undefined && taken.has(one.id) ? { ...one, id: newId() } : one };
    });
}

const withoutIdentity = (content: unknown): unknown =>
  isJsonObject(content) ? { ...content, id: '' } : content;

/** The new records, and those later than their stored counterpart, under the stored identity. */
const later = (found: readonly Pair[]): readonly StoredRecord[] =>
  found.flatMap(({ there, one }) =>
    there === undefined ? [one] : isLater(there, one) ? [{ ...one, id: there.id }] : [],
  );

/** A closed month and its closing have one moment, so that the same side of both stays. */
function laterOfOne(
  stored: readonly StoredRecord[],
  given: readonly StoredRecord[],
): readonly StoredRecord[] {
  const byId = new Map(stored.map((one) => [one.id, one]));
  return given.filter((one) => {
    const there = byId.get(one.id);
    return there === undefined || isLater(there, one);
  });
}

const isLater = (there: StoredRecord, one: StoredRecord): boolean => one.changed > there.changed;

const olderOf = (there: StoredRecord, one: StoredRecord): StoredEarlier => {
  const { changed, content } = isLater(there, one) ? there : one;
  return { id: newId(), changed, content, of: there.id };
};

/** The records with new content, each under a unique identity. */
function missing<T extends StoredRecord>(stored: readonly T[], given: readonly T[]): readonly T[] {
  const storedKeys = new Set(stored.map(({ content }) => contentKey(content)));
  const taken = new Set(stored.map(({ id }) => id));
  return given
    .filter(({ content }) => !storedKeys.has(contentKey(content)))
    .map((one) => (taken.has(one.id) ? { ...one, id: newId() } : one));
}

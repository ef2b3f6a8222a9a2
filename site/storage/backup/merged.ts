import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { contentKey } from '../db/content.ts';
import { type Contents, type Kept, type KeptEarlier, newId, type TableName } from '../db/tables.ts';

/** Identity of contents across devices: the same invoice, the same partner. */
export type KeysOf = Partial<Readonly<Record<TableName, (content: unknown) => string>>>;

/**
 * The records to write so that everything in a file is kept besides the stored data; nothing stored is lost. Of two versions of an
 * invoice the later stays and the other becomes its earlier version; of a partner or an item the later stays; a different draft or
 * calculation is a new one. Firms, workers, months, absences, claims, payments, purchases and templates are equal by their identity: the
 * later stays.
 */
export function merged(kept: Contents, given: Contents, keys: KeysOf): Contents {
  const invoices = documentPairs(kept.fakture, given.fakture, keys.fakture);
  const earlier = invoices.flatMap(({ there, one }) => (there ? [olderOf(there, one)] : []));
  return {
    fakture: later(invoices),
    ranije: missing(kept.ranije, [...given.ranije, ...earlier]),
    partneri: later(pairs(kept.partneri, given.partneri, keys.partneri)),
    stavke: later(pairs(kept.stavke, given.stavke, keys.stavke)),
    nacrti: missing(kept.nacrti, given.nacrti),
    odlozeno: missing(kept.odlozeno, given.odlozeno),
    obracuni: missing(kept.obracuni, given.obracuni),
    firme: laterOfOne(kept.firme, given.firme),
    radnici: laterOfOne(kept.radnici, given.radnici),
    mjeseci: laterOfOne(kept.mjeseci, given.mjeseci),
    zakljucci: laterOfOne(kept.zakljucci, given.zakljucci),
    odsustva: laterOfOne(kept.odsustva, given.odsustva),
    potrazivanja: laterOfOne(kept.potrazivanja, given.potrazivanja),
    uplate: laterOfOne(kept.uplate, given.uplate),
    nabavke: laterOfOne(kept.nabavke, given.nabavke),
    sabloni: laterOfOne(kept.sabloni, given.sabloni),
  };
}

interface Pair {
  readonly there: Kept | undefined;
  /** The imported records that differ from the stored ones, or are new under their own identity. */
  readonly one: Kept;
}

function pairs(kept: readonly Kept[], given: readonly Kept[], keyOf = contentKey): readonly Pair[] {
  const byKey = new Map(kept.map((one) => [keyOf(one.content), one]));
  return missing(kept, given).map((one) => ({ there: byKey.get(keyOf(one.content)), one }));
}

/** The identity of a document: its own, or that of its record while an earlier version stored it. */
const identityOf = ({ id, content }: Kept): string => ownIdentity(content) || id;

const ownIdentity = (content: unknown): string =>
  isJsonObject(content) && typeof content.id === 'string' ? content.id : '';

/**
 * Documents are equal by identity. One stored before identities is equal by what is written in it, or to the document that has got the
 * identity of its record since.
 */
function documentPairs(kept: readonly Kept[], given: readonly Kept[], keyOf = contentKey): readonly Pair[] {
  const byIdentity = new Map(kept.map((one) => [identityOf(one), one]));
  const byOwn = new Map(kept.map((one) => [ownIdentity(one.content), one]));
  const byKey = new Map(kept.map((one) => [keyOf(withoutIdentity(one.content)), one]));
  const said = new Set(kept.map(({ content }) => contentKey(content)));
  const taken = new Set(kept.map(({ id }) => id));
  return given
    .filter(({ content }) => !said.has(contentKey(content)))
    .map((one) => {
      const own = ownIdentity(one.content);
      const there = own ? byIdentity.get(own) : (byKey.get(keyOf(one.content)) ?? byOwn.get(one.id));
      return { there, one: there === undefined && taken.has(one.id) ? { ...one, id: newId() } : one };
    });
}

const withoutIdentity = (content: unknown): unknown =>
  isJsonObject(content) ? { ...content, id: '' } : content;

/** The new records, and those later than their stored counterpart, under the stored identity. */
const later = (found: readonly Pair[]): readonly Kept[] =>
  found.flatMap(({ there, one }) =>
    there === undefined ? [one] : isLater(there, one) ? [{ ...one, id: there.id }] : [],
  );

/** A closed month and its closing have one moment, so that the same side of both stays. */
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

/** The records with new content, each under a unique identity. */
function missing<T extends Kept>(kept: readonly T[], given: readonly T[]): readonly T[] {
  const said = new Set(kept.map(({ content }) => contentKey(content)));
  const taken = new Set(kept.map(({ id }) => id));
  return given
    .filter(({ content }) => !said.has(contentKey(content)))
    .map((one) => (taken.has(one.id) ? { ...one, id: newId() } : one));
}

import { inAlphabet } from '@obracun/engine/core/text/letters.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { firmWithBareNumbers } from '@obracun/engine/payroll/model/reading/bare-numbers.ts';
import { readFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import type { Database } from '../db/database.ts';
import type { StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { noteChange } from './change-log.ts';
import { refuseLocked } from './firm-lock.ts';
import { allReadable, readableContents } from './readable-contents.ts';
import { put, type Saved, saveUnlessChanged } from './save.ts';
import { staffRecordIds } from './staff-record-ids.ts';

/** The stored firms, by name. */
export async function firmsOf(db: Database): Promise<readonly StoredRecord<Firm>[]> {
  const firms = allReadable(await db.firme.toArray(), readFirm);
  return firms.toSorted((a, b) => inAlphabet(a.content.name, b.content.name));
}

/** One stored firm; undefined when missing or unreadable. */
export const firmById = async (db: Database, id: string): Promise<Firm | undefined> =>
  readableContents(await db.firme.get(id), readFirm)?.content;

/**
 * Saves a firm, its numbers without separators. A code of a municipality that is in no list is the same for every firm: other firms take it, a
 * new firm has those of the others.
 * @param known the moment of the edited version; undefined for a new one
 * @throws KeepingFailed
 */
export const saveFirm = (firm: Firm, known: number | undefined): Promise<Saved<Firm>> =>
  withDatabase((db) =>
    db.transaction('rw', db.firme, db.odsustva, async () => {
      await refuseLocked(db, firm.id);
      const others = (await firmsOf(db)).filter(({ id }) => id !== firm.id);
      const before = (await firmById(db, firm.id))?.municipalityCodes ?? {};
      const bare = firmWithBareNumbers(firm);
      const content = known === undefined ? withCodesOf(bare, others) : bare;
      const saved = await saveUnlessChanged(db.firme, content, known);
      if ('stored' in saved) {
        await noteChange(db, firm.id, { action: 'firm' });
        await giveCodes(db, others, before, content.municipalityCodes ?? {});
      }
      return saved;
    }),
  );

type Codes = Readonly<Record<string, string>>;

function withCodesOf(firm: Firm, others: readonly StoredRecord<Firm>[]): Firm {
  const known: Codes = Object.assign({}, ...others.map(({ content }) => content.municipalityCodes ?? {}));
  const municipalityCodes = { ...known, ...firm.municipalityCodes };
  return Object.keys(municipalityCodes).length === 0 ? firm : { ...firm, municipalityCodes };
}

/** Gives typed codes to firms without them, and corrected ones to firms with the former code; a locked firm stays. */
async function giveCodes(
  db: Database,
  firms: readonly StoredRecord<Firm>[],
  before: Codes,
  after: Codes,
): Promise<void> {
  const typed = Object.entries(after).filter(([key, code]) => code !== before[key]);
  for (const { id, content } of firms) {
    const own: Codes = content.municipalityCodes ?? {};
    const given = typed.filter(
      ([key, code]) => own[key] !== code && (own[key] === undefined || own[key] === before[key]),
    );
    const there = await db.firme.get(id);
    if (content.lock || there?.heldBy !== undefined || given.length === 0) continue;
    const municipalityCodes = { ...own, ...Object.fromEntries(given) };
    await put(db.firme, { ...content, municipalityCodes }, there);
  }
}

/**
 * Saves what the screens of a firm remember, and nothing else of it, so that an edit of another tab stays.
 * @throws KeepingFailed
 */
export const saveShown = (
  firm: string,
  shown: Partial<Pick<Firm, 'columns' | 'seenWarnings'>>,
): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', db.firme, async () => {
      const there = await db.firme.get(firm);
      const content = there && readFirm(there.content);
      // What a reader looks at changes nothing of the firm of somebody else.
      if (content && there.heldBy === undefined) await put(db.firme, { ...content, ...shown }, there);
    }),
  );

/** The identities of a firm and its records by table, to remove them together. */
export async function storedOf(db: Database, firm: string) {
  const own = (name: 'radnici' | 'mjeseci' | 'zakljucci' | 'odsustva' | 'potrazivanja'): Promise<string[]> =>
    db[name].where('content.firm').equals(firm).primaryKeys();
  const [radnici, mjeseci, zakljucci, absences, potrazivanja, records] = await Promise.all([
    own('radnici'),
    own('mjeseci'),
    own('zakljucci'),
    own('odsustva'),
    own('potrazivanja'),
    staffRecordIds(db, firm),
  ]);
  return {
    firme: [firm],
    radnici,
    mjeseci,
    zakljucci,
    odsustva: [...absences, ...records],
    potrazivanja,
  };
}

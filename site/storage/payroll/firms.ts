import { inAlphabet } from '@obracun/engine/core/text/letters.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { firmWithBareNumbers } from '@obracun/engine/payroll/reading/bare-numbers.ts';
import { readFirm } from '@obracun/engine/payroll/reading/firm.ts';
import type { Database } from '../db/database.ts';
import type { Kept } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { allReadable } from './readable-contents.ts';
import { type Saved, saveUnlessChanged } from './save.ts';

/** The stored firms, by name. */
export async function firmsOf(db: Database): Promise<readonly Kept<Firm>[]> {
  const firms = allReadable(await db.firme.toArray(), readFirm);
  return firms.toSorted((a, b) => inAlphabet(a.content.name, b.content.name));
}

/**
 * Saves a firm, its numbers without separators.
 * @param known the moment of the edited version; undefined for a new one
 * @throws KeepingFailed
 */
export const saveFirm = (firm: Firm, known: number | undefined): Promise<Saved<Firm>> =>
  withDatabase((db) =>
    db.transaction('rw', db.firme, () => saveUnlessChanged(db.firme, firmWithBareNumbers(firm), known)),
  );

/** The identities of a firm and its records by table, to remove them together. */
export async function keptOf(db: Database, firm: string) {
  const own = (name: 'radnici' | 'mjeseci' | 'zakljucci' | 'odsustva' | 'potrazivanja'): Promise<string[]> =>
    db[name].where('content.firm').equals(firm).primaryKeys();
  const [radnici, mjeseci, zakljucci, odsustva, potrazivanja] = await Promise.all([
    own('radnici'),
    own('mjeseci'),
    own('zakljucci'),
    own('odsustva'),
    own('potrazivanja'),
  ]);
  return { firme: [firm], radnici, mjeseci, zakljucci, odsustva, potrazivanja };
}

import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import type { KindKey } from '@obracun/engine/payroll/model/pay-kind.ts';
import { readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { Database } from '../db/database.ts';
import { allReadable } from './readable-contents.ts';

/** The stored months of a firm, open and closed, with an entry of a kind of pay; earliest first. */
export async function monthsWithKind(
  db: Database,
  firm: string,
  key: KindKey,
): Promise<readonly YearMonth[]> {
  const stored = allReadable(await db.mjeseci.where('id').startsWith(`${firm}:`).toArray(), readMonth);
  return stored
    .map(({ content }) => content)
    .filter(({ workers }) =>
      Object.values(workers).some(({ entries, unread }) => key in entries || (unread && key in unread)),
    );
}

import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { monthId, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { Database } from '../db/database.ts';
import type { StoredRecord } from '../db/tables.ts';
import { noteChange } from './change-log.ts';
import { firmsOf } from './firms.ts';
import { allReadable } from './readable-contents.ts';
import { put } from './save.ts';

/** The average wages of the Federation that were typed for a month, the same for every firm. */
export type TypedAverages = Pick<PayrollMonth, 'averageNet' | 'averageOfThree'>;

type MonthOf = Pick<PayrollMonth, 'firm' | 'year' | 'month'>;

const NAMES = ['averageNet', 'averageOfThree'] as const satisfies readonly (keyof TypedAverages)[];

/** Ids of the sample firms begin with it: their invented averages are of no other firm. */
export const SAMPLE_PREFIX = 'ogledna-';

const isSample = (id: string): boolean => id.startsWith(SAMPLE_PREFIX);

/** The months of the other firms of the Federation, the last changed first. */
async function monthsOfOthers(db: Database, of: MonthOf) {
  if (isSample(of.firm)) return [];
  const firms = new Map<string, Firm>();
  for (const { id, content } of await firmsOf(db))
    if (id !== of.firm && content.entity === 'fbih' && !isSample(id)) firms.set(id, content);
  const stored = await db.mjeseci.bulkGet([...firms.keys()].map((id) => monthId(id, of.year, of.month)));
  const months = allReadable(
    stored.filter((one): one is StoredRecord => one !== undefined),
    readMonth,
  );
  return months
    .map((one) => ({ ...one, firm: firms.get(one.content.firm) }))
    .toSorted((a, b) => b.changed - a.changed);
}

/** The averages typed last for the same month in other firms. */
export async function averagesOfOthers(db: Database, of: MonthOf): Promise<TypedAverages> {
  const months = await monthsOfOthers(db, of);
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const typed = months.find(({ content }) => content[name] !== undefined)?.content[name];
      return typed === undefined ? [] : [[name, typed]];
    }),
  );
}

/** A month that begins takes the averages of the other firms, unless its own were typed. */
export async function withAveragesOfOthers(db: Database, month: PayrollMonth): Promise<PayrollMonth> {
  const firm = await db.firme.get(month.firm);
  const isFederal = (firm?.content as Partial<Firm> | undefined)?.entity === 'fbih';
  return isFederal ? { ...(await averagesOfOthers(db, month)), ...month } : month;
}

/**
 * Gives typed averages to the same open month of other firms without them, and corrected ones to those with the former average; removed ones
 * and firms that are locked or had by somebody else stay. Inside the transaction of the change.
 */
export async function giveAverages(db: Database, before: TypedAverages, month: PayrollMonth): Promise<void> {
  const typed = NAMES.filter((name) => month[name] !== undefined && month[name] !== before[name]);
  if (typed.length === 0) return;
  for (const { firm, ...there } of await monthsOfOthers(db, month)) {
    const { content } = there;
    const given = typed.filter(
      (name) =>
        content[name] !== month[name] && (content[name] === undefined || content[name] === before[name]),
    );
    if (content.isClosed || firm?.lock || given.length === 0) continue;
    if ((await db.firme.get(content.firm))?.heldBy !== undefined) continue;
    const averages = Object.fromEntries(given.map((name) => [name, month[name]]));
    await put(db.mjeseci, { ...content, ...averages }, there);
    await noteChange(db, content.firm, {
      action: 'month',
      ofMonth: { year: content.year, month: content.month },
    });
  }
}

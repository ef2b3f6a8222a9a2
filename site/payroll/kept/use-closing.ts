import type { ClosedMonth } from '@obracun/engine/payroll/model/closed-month.ts';
import { monthId } from '@obracun/engine/payroll/reading/month.ts';
import type { Database } from '../../device/kept/database.ts';
import type { Kept } from '../../device/kept/tables.ts';
import { closingById } from './closing.ts';
import type { MonthOf } from './months.ts';
import { useFound } from './use-found.ts';

// Apart from use-kept.ts: the list of firms is drawn without what reads a closing.

/** How a month was closed last, also when it was opened again since: undefined until it is read, null where it never was. */
export const useClosing = ({ firm, year, month }: MonthOf): Kept<ClosedMonth> | null | undefined =>
  useFound(monthId(firm, year, month), closingOrNone);

const closingOrNone = async (db: Database, id: string) => (await closingById(db, id)) ?? null;

import { yearOf } from '@obracun/engine/core/days/day.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { monthId, monthOfId } from '@obracun/engine/payroll/reading/month.ts';
import type { Database } from '../../../storage/db/database.ts';
import { closingsOf } from '../../../storage/payroll/closing.ts';
import { monthsOfYear } from '../../../storage/payroll/months.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';

/** The closed months of a firm that were paid in a year: some of the year before among them. Undefined until they are read. */
export const usePaidMonths = (firm: string, year: number): readonly SettledMonth[] | undefined =>
  useFound(monthId(firm, year, 1), paidInYearOf);

async function paidInYearOf(db: Database, id: string): Promise<readonly SettledMonth[]> {
  const { firm, year } = monthOfId(id);
  const months = await Promise.all([year - 1, year].map((one) => monthsOfYear(db, firm, one)));
  const closings = await closingsOf(db, months.flat());
  return closings.map(({ content }) => content.settled).filter(({ month }) => yearOf(month.payday) === year);
}

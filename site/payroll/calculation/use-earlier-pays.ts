import type { EarlierPays } from '@obracun/engine/payroll/calculate/calculate-month.ts';
import { needingEarlierPay } from '@obracun/engine/payroll/calculate/earlier-pay.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { monthOfId } from '@obracun/engine/payroll/reading/month.ts';
import type { Database } from '../../storage/db/database.ts';
import { earlierPaysOf } from '../../storage/payroll/earlier-pays.ts';
import { useFound } from '../../storage/payroll/use-found.ts';

const NONE: EarlierPays = new Map();

/** What earlier closed months say of a month's workers; undefined until it is read. */
export function useEarlierPays(firm: Firm, month: PayrollMonth | undefined): EarlierPays | undefined {
  const workers = month ? needingEarlierPay(firm, month) : [];
  const about = workers.length === 0 ? '' : [month?.id, ...workers].join(' ');
  const found = useFound(about, paysAbout);
  return about === '' ? NONE : found;
}

/** @param about the id of the month and of each worker who needs it; identities have no spaces */
async function paysAbout(db: Database, about: string): Promise<EarlierPays> {
  const [id = '', ...workers] = about.split(' ');
  return about === '' ? NONE : earlierPaysOf(db, monthOfId(id), workers);
}

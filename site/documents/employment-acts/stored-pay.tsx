import { monthCount } from '@obracun/engine/core/days/day.ts';
import { formatMoney, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import type { AnyValues } from '@obracun/engine/documents/forms/form-field.ts';
import { bareNumber } from '@obracun/engine/documents/identifiers/digits.ts';
import { readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { readWorker } from '@obracun/engine/payroll/model/reading/worker.ts';
import type { PaidWage } from '@obracun/engine/payroll/month/year.ts';
import type { Database } from '../../storage/db/database.ts';
import { closingsOf } from '../../storage/payroll/closing.ts';
import { allReadable } from '../../storage/payroll/readable-contents.ts';
import { useFound } from '../../storage/payroll/use-found.ts';
import { Button } from '../../ui/controls/button.tsx';

interface StoredPayProps {
  readonly jmbg: string;
  readonly change: (part: AnyValues) => void;
}

/** Writes the pay of the last closed month of the worker with a JMBG into the certificate, by one press. */
export function StoredPay({ jmbg, change }: StoredPayProps) {
  const paid = useFound(bareNumber(jmbg), lastPaid);
  if (!paid) return null;
  const { gross, net } = paid.wage.figures;
  const payMonths = monthWritten(paid.month);
  return (
    <div>
      <Button look="quiet" onClick={() => change({ payMonths, grossPay: gross, netPay: net })}>
        Upiši platu iz zaključenog mjeseca {payMonths}: neto {formatMoney(net)}
      </Button>
    </div>
  );
}

async function lastPaid(db: Database, jmbg: string): Promise<PaidWage | undefined> {
  if (jmbg === '') return undefined;
  const workers = allReadable(await db.radnici.toArray(), readWorker).filter(
    ({ content }) => content.jmbg === jmbg,
  );
  const found = await Promise.all(workers.map(({ id, content }) => paidIn(db, content.firm, id)));
  return latest(found.flat());
}

async function paidIn(db: Database, firm: string, worker: string): Promise<readonly PaidWage[]> {
  const months = await db.mjeseci.where('id').startsWith(`${firm}:`).toArray();
  const closings = await closingsOf(db, allReadable(months, readMonth));
  return closings.flatMap(({ content: { settled } }) => {
    const wage = settled.wages.find((one) => one.worker.id === worker);
    return wage ? [{ wage, month: settled.month }] : [];
  });
}

/** Without months that only a fund paid. */
const latest = (paid: readonly PaidWage[]): PaidWage | undefined =>
  paid
    .filter(({ wage }) => wage.figures.gross > 0)
    .toSorted((one, other) => monthCount(one.month) - monthCount(other.month))
    .at(-1);

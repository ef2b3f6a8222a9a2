import { byDay, type Day } from '@obracun/engine/core/days/day.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { type OutstandingPayment, outstandingSum } from '@obracun/engine/payroll/payments/due/outstanding.ts';
import { useCallback, useMemo } from 'react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import type { Database } from '../../../storage/db/database.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { completedPaymentsOf } from './completed-payments.ts';
import { outstandingIn } from './firm-outstanding.tsx';
import { outstandingFiles } from './outstanding-files.ts';
import { OutstandingList } from './outstanding-list.tsx';

interface AllOutstandingProps {
  readonly firms: readonly StoredRecord<Firm>[];
  readonly today: Day;
}

/** What all firms still owe; their closings are read only when it is opened. */
export const AllOutstanding = (props: AllOutstandingProps) => (
  <Folded title="Neplaćeni nalozi svih firmi" line="po zaključenim mjesecima" isLate>
    <Owing {...props} />
  </Folded>
);

function Owing({ firms, today }: AllOutstandingProps) {
  const find = useCallback(
    async (db: Database): Promise<readonly OutstandingPayment[]> => {
      const outstanding: OutstandingPayment[] = [];
      // One firm after another: the closings of thirty firms together are large.
      for (const { id, content } of firms)
        outstanding.push(...outstandingIn(await completedPaymentsOf(db, id), today, content.name));
      return outstanding.toSorted((one, other) => byDay(one.payment.day, other.payment.day));
    },
    [firms, today],
  );
  const about = useMemo(
    () => `${today} ${firms.map(({ id, changed }) => `${id}${changed}`).join()}`,
    [firms, today],
  );
  const outstanding = useFound(about, find);
  if (!outstanding) return <Waiting />;
  if (outstanding.length === 0) return <p>Sve što se prati je plaćeno.</p>;
  return (
    <>
      <p>
        Nije plaćeno: <span>{formatMoney(outstandingSum(outstanding))}</span>. Firma bez oznaka plaćanja prati
        se samo za posljednji zaključeni mjesec.
      </p>
      <OutstandingList outstanding={outstanding} isWithFirm />
      <FileButtons files={outstandingFiles(outstanding)} />
    </>
  );
}

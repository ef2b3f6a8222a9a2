import { byDay, type Day } from '@obracun/engine/core/days/day.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { type OwedPayment, owedSum } from '@obracun/engine/payroll/payments/due/owed.ts';
import { useCallback, useMemo } from 'react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import type { Database } from '../../../storage/db/database.ts';
import type { Kept } from '../../../storage/db/tables.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { completedPaymentsOf } from './completed-payments.ts';
import { owedIn } from './firm-owed.tsx';
import { owedFiles } from './owed-files.ts';
import { OwedList } from './owed-list.tsx';

interface AllOwedProps {
  readonly firms: readonly Kept<Firm>[];
  readonly today: Day;
}

/** What all firms still owe; their closings are read only when it is opened. */
export const AllOwed = (props: AllOwedProps) => (
  <Folded title="Neplaćeni nalozi svih firmi" line="po zaključenim mjesecima" isLate>
    <Owing {...props} />
  </Folded>
);

function Owing({ firms, today }: AllOwedProps) {
  const find = useCallback(
    async (db: Database): Promise<readonly OwedPayment[]> => {
      const owed: OwedPayment[] = [];
      // One firm after another: the closings of thirty firms together are large.
      for (const { id, content } of firms)
        owed.push(...owedIn(await completedPaymentsOf(db, id), today, content.name));
      return owed.toSorted((one, other) => byDay(one.payment.day, other.payment.day));
    },
    [firms, today],
  );
  const about = useMemo(
    () => `${today} ${firms.map(({ id, changed }) => `${id}${changed}`).join()}`,
    [firms, today],
  );
  const owed = useFound(about, find);
  if (!owed) return <Waiting />;
  if (owed.length === 0) return <p>Sve što se prati je plaćeno.</p>;
  return (
    <>
      <p>
        Nije plaćeno: <span>{formatMoney(owedSum(owed))}</span>. Firma bez oznaka plaćanja prati se samo za
        posljednji zaključeni mjesec.
      </p>
      <OwedList owed={owed} isWithFirm />
      <FileButtons files={owedFiles(owed)} />
    </>
  );
}

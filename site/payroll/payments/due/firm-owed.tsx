import { monthCode } from '@obracun/engine/core/days/day.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { withoutBosnianHead } from '@obracun/engine/documents/identifiers/account.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { paymentsId } from '@obracun/engine/payroll/model/month-payments.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import {
  closedPayments,
  type OwedPayment,
  owedOf,
  owedSum,
} from '@obracun/engine/payroll/payments/due/owed.ts';
import { useMemo } from 'react';
import { useToday } from '../../../platform/clock.ts';
import type { Kept } from '../../../storage/db/tables.ts';
import type { ClosedPayments } from '../../../storage/payroll/payments.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { Remark } from '../../ui/output/section.tsx';
import { completedPaymentsOf } from './completed-payments.ts';
import { owedFiles } from './owed-files.ts';
import { OwedList } from './owed-list.tsx';
import { StatementImport } from './statement-import.tsx';

/** What a firm still owes over its closed months, and the statement of its bank. */
export function FirmOwed({ firm }: { readonly firm: Kept<Firm> }) {
  return (
    <Folded title="Šta još nije plaćeno" line="i uvoz izvoda banke" isLate>
      <Owing firm={firm} />
    </Folded>
  );
}

function Owing({ firm: { id, content } }: { readonly firm: Kept<Firm> }) {
  const kept = useFound(id, completedPaymentsOf);
  const today = useToday();
  const owed = useMemo(() => kept && today && owedIn(kept, today, content.name), [kept, today, content.name]);
  const all = useMemo(
    () => (kept && today ? closedPayments(kept.closings, recordOf(kept), today) : []),
    [kept, today],
  );
  const own = useMemo(() => accountsOf(content), [content]);
  if (!kept || owed === undefined || owed === '') return null;
  if (kept.closings.length === 0) return <p>Nalozi se prate kad zaključite mjesec.</p>;
  return (
    <>
      <p>{owed.length === 0 ? 'Sve je plaćeno.' : `Nije plaćeno: ${formatMoney(owedSum(owed))}.`}</p>
      <Remark>Prate se mjeseci od {monthsWords(kept.closings)}.</Remark>
      <OwedList owed={owed} />
      {owed.length > 0 && <FileButtons files={owedFiles(owed)} />}
      <StatementImport firm={id} own={own} owed={owed} all={all} records={kept.records} />
    </>
  );
}

/** The accounts the firm pays from. */
const accountsOf = ({ account, otherAccounts = [] }: Firm): ReadonlySet<string> =>
  new Set([account, ...otherAccounts.map((other) => other.account)].map(withoutBosnianHead));

const recordOf =
  ({ records }: ClosedPayments) =>
  (closed: Pick<ClosedMonth, 'firm' | 'year' | 'month'>) =>
    records.get(paymentsId(closed.firm, closed));

/** The name is the present one: a closing has that of its day. */
export const owedIn = (kept: ClosedPayments, today: string, firmName: string): readonly OwedPayment[] =>
  owedOf(kept.closings, recordOf(kept), today).map((one) => ({
    ...one,
    firmName,
  }));

const monthsWords = ([first]: readonly ClosedMonth[]): string =>
  first ? monthCode(first).split('-').reverse().join('/') : '';

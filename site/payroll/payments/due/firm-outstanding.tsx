import { monthCode } from '@obracun/engine/core/days/day.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { withoutBosnianHead } from '@obracun/engine/documents/identifiers/account.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { paymentsId } from '@obracun/engine/payroll/model/month-payments.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import {
  closedPayments,
  type OutstandingPayment,
  outstandingOf,
  outstandingSum,
} from '@obracun/engine/payroll/payments/due/outstanding.ts';
import { useMemo } from 'react';
import { useToday } from '../../../platform/clock.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import type { ClosedPayments } from '../../../storage/payroll/payments.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { Remark } from '../../ui/output/section.tsx';
import { completedPaymentsOf } from './completed-payments.ts';
import { outstandingFiles } from './outstanding-files.ts';
import { OutstandingList } from './outstanding-list.tsx';
import { StatementImport } from './statement-import.tsx';

/** What a firm still owes over its closed months, and the statement of its bank. */
export function FirmOutstanding({ firm }: { readonly firm: StoredRecord<Firm> }) {
  return (
    <Folded title="Šta još nije plaćeno" line="i uvoz izvoda banke" isLate>
      <Owing firm={firm} />
    </Folded>
  );
}

function Owing({ firm: { id, content } }: { readonly firm: StoredRecord<Firm> }) {
  const stored = useFound(id, completedPaymentsOf);
  const today = useToday();
  const outstanding = useMemo(
    () => stored && today && outstandingIn(stored, today, content.name),
    [stored, today, content.name],
  );
  const all = useMemo(
    () => (stored && today ? closedPayments(stored.closings, recordOf(stored), today) : []),
    [stored, today],
  );
  const own = useMemo(() => accountsOf(content), [content]);
  if (!stored || outstanding === undefined || outstanding === '') return null;
  if (stored.closings.length === 0) return <p>Nalozi se prate kad zaključite mjesec.</p>;
  return (
    <>
      <p>
        {outstanding.length === 0
          ? 'Sve je plaćeno.'
          : `Nije plaćeno: ${formatMoney(outstandingSum(outstanding))}.`}
      </p>
      <Remark>Prate se mjeseci od {monthsText(stored.closings)}.</Remark>
      <OutstandingList outstanding={outstanding} />
      {outstanding.length > 0 && <FileButtons files={outstandingFiles(outstanding)} />}
      <StatementImport firm={id} own={own} outstanding={outstanding} all={all} records={stored.records} />
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
export const outstandingIn = (
  stored: ClosedPayments,
  today: string,
  firmName: string,
): readonly OutstandingPayment[] =>
  outstandingOf(stored.closings, recordOf(stored), today).map((one) => ({
    ...one,
    firmName,
  }));

const monthsText = ([first]: readonly ClosedMonth[]): string =>
  first ? monthCode(first).split('-').reverse().join('/') : '';

import { isDay } from '@obracun/engine/core/days/day.ts';
import {
  formatAmount,
  formatDay,
  formatHundredths,
  formatMoney,
} from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import {
  type ClosingDifference,
  differenceBetween,
} from '@obracun/engine/payroll/payments/corrections/difference.ts';
import { differenceTable } from '@obracun/engine/payroll/payments/corrections/difference-lines.ts';
import { useId, useMemo, useState } from 'react';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { today } from '../../../platform/clock.ts';
import { useSetting } from '../../../storage/setting.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { OverpaidList } from '../../month/corrections/overpaid-list.tsx';
import type { Output } from '../../month/output/output.ts';
import { nameOf } from '../../month/rows/rows.ts';
import { CopyTable } from '../../ui/output/copy-table.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import pieces from '../../ui/output/output.module.css';
import { Remark, Section } from '../../ui/output/section.tsx';
import { useBankFormat } from '../orders/bank-choice.ts';
import { BankSection } from '../orders/bank-section.tsx';
import { OrderList } from '../orders/order-list.tsx';
import { SkippedOrders } from '../orders/skipped-orders.tsx';
import { differenceFiles } from './difference-files.ts';

interface DifferenceSectionProps {
  readonly before: ClosedMonth;
  readonly after: ClosedMonth;
}

/** Difference between two closings, by worker and by payment, with its orders and bank file. */
export function DifferenceSection({ before, after }: DifferenceSectionProps) {
  const [typed, setTyped] = useState<string>(today);
  const [day, setDay] = useState<string>(today);
  const id = useId();
  const difference = useMemo(() => differenceBetween(before, after, day), [before, after, day]);
  const title = `Razlika prema zaključenju od ${formatDay(before.closedOn)}`;
  if (difference.workers.length + difference.payments.length === 0)
    return (
      <Section title={title}>
        <Remark>Nema razlike za isplatu.</Remark>
      </Section>
    );
  const enter = (text: string) => {
    setTyped(text);
    if (isDay(text)) setDay(text);
  };
  const { orders, skipped } = difference.ordered;
  return (
    <>
      <Section title={title} isWide>
        <Remark>
          Naloge razlike platite samo ako su raniji nalozi plaćeni. Ako nisu, platite cijele naloge niže.
        </Remark>
        <WorkersTable difference={difference} after={after} />
        <PaymentsTable difference={difference} />
        <OverpaidList overpaid={difference.overpaid} entity={after.settled.firm.entity} />
      </Section>
      {orders.length + skipped.length > 0 && (
        <Section title="Nalozi razlike">
          <div className="columns">
            <DateInput id={id} label="Dan plaćanja razlike" text={typed} onText={enter} />
          </div>
          <SkippedOrders skipped={skipped} />
          <OrderList orders={orders} />
          <p className={joinClasses('ruled entry strong', pieces.row)}>
            <span>Ukupno naloga razlike: {orders.length}</span>
            <span className="amount">{formatAmount(sumOf(orders, ({ amount }) => amount))}</span>
          </p>
          <FileButtons files={differenceFiles(after, difference)} />
        </Section>
      )}
      {orders.length > 0 && <BankFile after={after} difference={difference} />}
    </>
  );
}

interface TableProps {
  readonly difference: ClosingDifference;
}

/** A row per worker with a difference, a column per line with any difference. */
function WorkersTable({ difference: { workers }, after }: TableProps & { readonly after: ClosedMonth }) {
  const lines = differenceTable(after.settled.firm.entity, workers);
  const written = (kind: 'iznos' | 'sati', value: number) =>
    value === 0 ? '' : kind === 'sati' ? formatHundredths(value) : formatAmount(value);
  if (workers.length === 0) return null;
  return (
    <CopyTable
      caption="Razlika po radnicima"
      columns={['Radnik', ...lines.map(({ label }) => label)]}
      rows={workers.map(({ worker }, at) => [
        nameOf(worker),
        ...lines.map(({ kind, values }) => written(kind, values[at] ?? 0)),
      ])}
      totals={['Ukupno', ...lines.map(({ kind, total }) => written(kind, total))]}
    />
  );
}

const PaymentsTable = ({ difference: { payments } }: TableProps) =>
  payments.length > 0 && (
    <Folded
      title={`Razlika po nalozima (${payments.length})`}
      line={formatMoney(sumOf(payments, ({ before, after }) => after - before))}
      isOnPaper
    >
      <CopyTable
        caption="Razlika po nalozima"
        texts={0}
        columns={['Svrha', 'Primalac', 'Ranije', 'Sada', 'Razlika']}
        rows={payments.map(({ purpose, payee, before, after }) => [
          purpose,
          payee,
          formatAmount(before),
          formatAmount(after),
          formatAmount(after - before),
        ])}
      />
    </Folded>
  );

/** Bank of the firm as closed; the format is the one chosen for all months. */
function BankFile({ after, difference }: TableProps & { readonly after: ClosedMonth }) {
  const bank = useBankFormat(after.settled.firm);
  const format = useSetting(bank);
  const output: Pick<Output, 'settled' | 'ordered' | 'today'> = {
    settled: after.settled,
    ordered: difference.ordered,
    today: today(),
  };
  return (
    <BankSection
      output={output}
      format={format}
      onFormat={bank.set}
      title="Datoteka za banku: samo razlika"
      prefix="razlika-"
    />
  );
}

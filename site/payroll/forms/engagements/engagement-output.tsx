import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { bookOf } from '@obracun/engine/payroll/books/journal/ledger-accounts.ts';
import { engagementJournals } from '@obracun/engine/payroll/forms/engagements/journals.ts';
import { joined } from '@obracun/engine/payroll/forms/engagements/orders.ts';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { Ordered } from '@obracun/engine/payroll/payments/orders/orders.ts';
import { useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { useSetting } from '../../../storage/setting.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { CONTRACT_JOURNAL } from '../../books/journal/contract-journal-model.ts';
import { importFiles, journalFiles } from '../../books/journal/journal-files.ts';
import { JournalList } from '../../books/journal/journal-list.tsx';
import { MissingAccounts } from '../../books/journal/missing-accounts.tsx';
import { useBankFormat } from '../../payments/orders/bank-choice.ts';
import { BankSection } from '../../payments/orders/bank-section.tsx';
import { OrderCodes } from '../../payments/orders/order-codes.tsx';
import { OrderList } from '../../payments/orders/order-list.tsx';
import { OrdersPaper } from '../../payments/orders/orders-paper.tsx';
import { FormPaper } from '../../payments/orders/orders-section.tsx';
import { SkippedOrders } from '../../payments/orders/skipped-orders.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import styles from '../../ui/output/output.module.css';
import { Remark, Section } from '../../ui/output/section.tsx';
import { ContractsZip } from './contracts-zip.tsx';
import {
  bankOrders,
  contractOrderFiles,
  contractsPart,
  type MonthContracts,
  recapFile,
} from './engagement-files.ts';
import { FormsSection } from './forms-section.tsx';
import { SlipsSection } from './slips-section.tsx';

/** Everything made of the payouts of a month: slips, orders, bank files, forms and journals. */
export function EngagementOutput({ firm, of, paid, today }: MonthContracts) {
  const settled = paid.map((one) => one.settled);
  return (
    <>
      <ContractsZip firm={firm} of={of} paid={paid} today={today} />
      <SlipsSection firm={firm} of={of} payouts={settled} />
      <ContractOrders firm={firm} of={of} paid={paid} today={today} />
      <FormsSection firm={firm} payouts={settled} />
      <ContractJournal firm={firm} of={of} paid={paid} />
      <Section title="Rekapitulacija ugovora" isFiles>
        <FileButtons files={[recapFile(of, settled)]} />
      </Section>
    </>
  );
}

function ContractOrders({ firm, of, paid, today }: MonthContracts) {
  const all = joined(paid);
  const cost = sumOf(paid, ({ settled }) => settled.figures.cost);
  return (
    <>
      <Section title="Nalozi za plaćanje">
        <Remark>Nalozi i ručne uplate jednaki su ukupnom trošku: {formatMoney(cost)}.</Remark>
        <SkippedOrders skipped={all.skipped} />
        <OrderList orders={all.orders} />
        <OrdersPaper orders={all.orders} />
        <p className={joinClasses('ruled entry strong', styles.row)}>
          <span>Ukupno naloga: {all.orders.length}</span>
          <span className="amount">{formatAmount(sumOf(all.orders, ({ amount }) => amount))}</span>
        </p>
        <FileButtons files={contractOrderFiles(firm, of, all)} />
        <div className="onScreen">
          <OrderCodes firm={firm} orders={all.orders} />
        </div>
        {all.orders.length > 0 && <FormPaper firm={firm} orders={all.orders} part={contractsPart(of)} />}
      </Section>
      <BankFiles firm={firm} of={of} ordered={all} today={today} />
    </>
  );
}

interface BankFilesProps extends Pick<MonthContracts, 'firm' | 'of' | 'today'> {
  readonly ordered: Ordered;
}

/** The orders of one day as a file of the bank: a bank pays a file on one day. */
function BankFiles({ firm, of, ordered, today }: BankFilesProps) {
  const bank = useBankFormat(firm);
  const format = useSetting(bank);
  const [chosen, setChosen] = useState<Day>();
  const days = [...new Set(ordered.orders.map((order) => order.day))].toSorted();
  const day = days.find((one) => one === chosen) ?? days.find((one) => one >= today) ?? days.at(-1);
  if (day === undefined) return null;
  return (
    <>
      <BankSection
        prefix={`ugovori_${day}_`}
        format={format}
        onFormat={bank.set}
        output={bankOrders(firm, of, ordered, day, today)}
      />
      {days.length > 1 && (
        <div className={joinClasses('columns', styles.fields)}>
          <Choice
            id={fieldId('ugovori.dan')}
            label="Dan plaćanja u datoteci"
            labels={Object.fromEntries(days.map((one) => [one, formatDay(one)]))}
            value={day}
            isRequired
            onValue={setChosen}
          />
        </div>
      )}
    </>
  );
}

function ContractJournal({ firm, of, paid }: Omit<MonthContracts, 'today'>) {
  const journals = engagementJournals(of, paid, bookOf(firm));
  const hasOwner = paid.some(({ settled }) => settled.engagement.kind === 'owner');
  const output = { settled: { firm, month: newMonth(firm.id, of.year, of.month), wages: [] } };
  const files = journalFiles(output, journals, CONTRACT_JOURNAL);
  return (
    <Section title={CONTRACT_JOURNAL}>
      {hasOwner && <Remark>Doprinose vlasnika proknjižite odvojeno i predajte na obrascu 2002.</Remark>}
      <MissingAccounts firm={firm} journals={journals} />
      <JournalList journals={journals} />
      {files.length > 0 && <FileButtons files={[...files, ...importFiles(output, journals, false)]} />}
    </Section>
  );
}

import { counted, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { Journal } from '@obracun/engine/payroll/books/journal/journal.ts';
import { postedTotal } from '@obracun/engine/payroll/books/journal/posting-rules.ts';
import { paidByHand } from '@obracun/engine/payroll/model/order.ts';
import { refundSum } from '@obracun/engine/payroll/model/refund.ts';
import type { Payment } from '@obracun/engine/payroll/payments/due/payment.ts';
import { useCallback, useState } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import type { Database } from '../../../storage/db/database.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Typed } from '../../../ui/typed.tsx';
import type { Output } from '../../month/output/output.ts';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { Remark, Section } from '../../ui/output/section.tsx';
import { ContractJournals } from './contract-journals.tsx';
import { fundJournalsIn } from './fund-journals.ts';
import { importFiles, journalFiles } from './journal-files.ts';
import { JournalList } from './journal-list.tsx';
import { MissingAccounts } from './missing-accounts.tsx';

interface JournalSectionProps {
  readonly output: Output;
  readonly payments: readonly Payment[];
}

/** The journals of the month, with their files. */
export function JournalSection({ output, payments }: JournalSectionProps) {
  const [isNow, setNow] = useState(false);
  const { journals: frozen, journalsNow, settled } = output;
  const received = useReceived(output);
  const journals = [...((isNow && journalsNow) || frozen), ...received];
  const files = journalFiles(output, journals);
  return (
    <Section title="Temeljnica">
      <Balance output={output} journals={journals} />
      {journalsNow && <ChangedAccounts isNow={isNow} onNow={setNow} />}
      <MissingAccounts firm={settled.firm} journals={journals} />
      <JournalList journals={journals} />
      <NotPaid payments={payments} />
      <PaidByHand output={output} />
      {files.length > 0 && (
        <>
          <FileButtons files={files} />
          <Imports output={output} journals={journals} />
        </>
      )}
      <ContractJournals output={output} />
    </Section>
  );
}

/** What funds paid of the claims of the month; read again when a claim is marked. */
function useReceived({ settled, papers, isRemade }: Output): readonly Journal[] {
  const frozen = isRemade ? undefined : papers.journal;
  const query = useCallback((db: Database) => fundJournalsIn(db, settled, frozen), [settled, frozen]);
  return useFound(settled.month.id, query) ?? NONE;
}

const NONE: readonly Journal[] = [];

interface JournalsProps {
  readonly output: Output;
  readonly journals: readonly Journal[];
}

/** One line when the calculation balances and equals the cost, and what funds repay. */
function Balance({ output: { settled }, journals }: JournalsProps) {
  const total = postedTotal(settled.wages);
  const claims = sumOf(settled.wages, (wage) => refundSum(wage, 'claim'));
  const calculation = journals.find(({ kind }) => kind === 'calculation');
  const agrees =
    (calculation?.debit ?? 0) === total && journals.every(({ debit, credit }) => debit === credit);
  if (agrees)
    return (
      <Remark>
        Temeljnica je uravnotežena: {formatMoney(total)}
        {claims > 0 && `, s potraživanjem od fonda ${formatMoney(claims)}`}.
      </Remark>
    );
  return (
    <Notice kind="error">
      Temeljnica se ne slaže s obračunom od {formatMoney(total)}. Ne knjižite je, nego ponovo obračunajte
      mjesec.
    </Notice>
  );
}

interface ChangedAccountsProps {
  readonly isNow: boolean;
  readonly onNow: (isNow: boolean) => void;
}

/** The firm has other accounts now than at the closing: the month keeps those it was closed with. */
const ChangedAccounts = ({ isNow, onNow }: ChangedAccountsProps) => (
  <Notice kind="info">
    {isNow
      ? 'Temeljnica je po sadašnjim kontima firme. U ZIP-u su konta iz zaključenja.'
      : 'Temeljnica je po kontima iz zaključenja, a firma ih je poslije promijenila.'}{' '}
    <Button look="link" onClick={() => onNow(!isNow)}>
      {isNow ? 'Vrati konta iz zaključenja' : 'Prikaži po sadašnjim kontima'}
    </Button>
  </Notice>
);

/** Once payments are marked, only those that are paid are posted. */
function NotPaid({ payments }: Pick<JournalSectionProps, 'payments'>) {
  const isFollowed = payments.some(({ status }) => status.paid);
  const left = payments.filter((one) => isFollowed && one.order && one.left > 0);
  return (
    left.length > 0 && (
      <Remark>
        Nije plaćeno: {formatMoney(sumOf(left, (one) => one.left))}. U temeljnici isplate je samo ono što je
        označeno plaćenim.
      </Remark>
    )
  );
}

/** Payments without an order are posted when they are paid. */
function PaidByHand({ output: { ordered } }: { readonly output: Output }) {
  const byHand = paidByHand(ordered.skipped);
  return (
    byHand.length > 0 && (
      <Remark>
        Nema naloga za {counted(byHand.length, ['uplatu', 'uplate', 'uplata'])}, ukupno{' '}
        {formatMoney(sumOf(byHand, ({ amount }) => amount))}. Proknjižite ih kad ih platite.
      </Remark>
    )
  );
}

/** Files in the columns of other programs. */
function Imports({ output, journals }: JournalsProps) {
  const [isIntoOpen, setIntoOpen] = useState(true);
  return (
    <Folded title="Uvoz u Pantheon i Minimax" line="kolone po uputstvima tih programa" isLate>
      <CheckboxInput
        id={fieldId('temeljnica.otvorena')}
        label="Pantheon: u temeljnicu koja je u programu otvorena (bez kolona broja i perioda)"
        isOn={isIntoOpen}
        onChange={setIntoOpen}
      />
      <FileButtons files={importFiles(output, journals, isIntoOpen)} />
      <Remark>
        U Pantheonu uključite dopunu šifarnika, ili naziv povjerioca zamijenite svojim partnerom.
      </Remark>
      <Remark>
        Za Minimax prenesite kolone u njegov predložak („
        <Typed>Uvoz iz Excela, Knjiženja, Pripremi prijedlog</Typed>“) i upišite šifre stranke i analitike.
      </Remark>
    </Folded>
  );
}

import { currencyName, KM } from '@obracun/engine/documents/currency.ts';
import { bareAccount, withoutBosnianHead } from '@obracun/engine/documents/identifiers/account.ts';
import { isNamedBy } from '@obracun/engine/documents/invoice/chain.ts';
import type { BuyerAccount } from '@obracun/engine/documents/invoice/incoming/evidence.ts';
import { offeringIncoming } from '@obracun/engine/documents/invoice/incoming/offers.ts';
import { accountInId, readingStatement } from '@obracun/engine/payroll/files/statements/statement.ts';
import {
  columnsProblem,
  incomingAssignment,
  type StatementColumns,
  type StatementField,
  statementLayout,
  statementQuestions,
} from '@obracun/engine/payroll/files/statements/statement-columns.ts';
import { useCallback, useMemo, useState } from 'react';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { useInSlices } from '../../../lazy-loading/use-in-slices.ts';
import { today } from '../../../platform/clock.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { FileButton } from '../../../ui/controls/file-button.tsx';
import { ReadingFile } from '../../../ui/controls/reading-file.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useProfile } from '../../profile/stored-profile.ts';
import styles from '../parts/business.module.css';
import { choiceOf } from '../parts/choice.ts';
import { ColumnQuestions } from '../parts/column-questions.tsx';
import type { FormOpener } from '../state/open-form.ts';
import type { BusinessRecords } from '../state/records.ts';
import { type OpenedTable, useTable } from '../state/use-table.ts';
import { OfferList } from './offer-list.tsx';
import { StatementColumnChoices } from './statement-columns.tsx';

export interface StatementPaymentsProps {
  readonly records: BusinessRecords;
  readonly removal: Removal;
  readonly opener: FormOpener;
}

/** Payments of buyers from a statement of the bank: the file is read on the device, and nothing is booked without a press. */
export function StatementPayments(props: StatementPaymentsProps) {
  const { opened, isReading, problem, open, close } = useTable();
  return (
    <section aria-label="Uplate s izvoda banke" className="stack3">
      <Heading level={2} look="group">
        Uplate s izvoda banke
      </Heading>
      <p className="soft measure">
        Uplate se nalaze u izvodu (CSV, XLSX, MT940 ili camt.053) i upisuju tek kad potvrdite. Izvod se nikud
        ne šalje.
      </p>
      <Buttons>
        <FileButton accept=".csv,.txt,.xlsx,.xml,.sta,.mt940,.940,text/csv,text/xml" choose={open}>
          {opened ? 'Drugi izvod' : 'Izaberi izvod'}
        </FileButton>
        {opened && (
          <Button look="quiet" onClick={close}>
            Zatvori izvod
          </Button>
        )}
      </Buttons>
      {isReading && <ReadingFile label="Čitam izvod…" stop={close} />}
      {problem && <Notice kind="error">{problem}</Notice>}
      {opened && <OpenStatement key={opened.name} opened={opened} {...props} />}
    </section>
  );
}

interface OpenStatementProps extends StatementPaymentsProps {
  readonly opened: OpenedTable;
}

function OpenStatement({ opened: { name, table }, records, removal, opener }: OpenStatementProps) {
  const statement = useMemo(() => statementLayout(table), [table]);
  const [assignment, setAssignment] = useState(() => incomingAssignment(statement));
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [currency, setCurrency] = useState(KM);
  const own = useOwnAccounts(records);
  const problem = columnsProblem(assignment);
  const columns = useMemo(() => ({ table, layout: statement, assignment }), [table, statement, assignment]);
  const choices = useMemo(() => ({ columns, answers, currency }), [columns, answers, currency]);
  const read = useCallback(() => readingOffers(choices, own, records), [choices, own, records]);
  const { result } = useInSlices(problem === undefined ? read : undefined);
  // Offers of changed records stay until the new ones, those of other columns or answers do not.
  const found = result?.choices === choices ? result : undefined;
  const questions = useMemo(
    () => (problem === undefined ? statementQuestions(columns) : []),
    [columns, problem],
  );
  const assign = (field: StatementField, column: number | undefined) =>
    setAssignment((now) =>
      now.map((there, at) => (at === column ? field : there === field ? undefined : there)),
    );
  const isAnswered = questions.every(({ id }) => answers[id] !== undefined);
  return (
    <>
      <p>
        Izvod <strong translate="no">{name}</strong>
      </p>
      <Folded title="Kolone izvoda" isOpenFirst={problem !== undefined}>
        <StatementColumnChoices columns={columns} assign={assign} />
      </Folded>
      {problem && <Notice kind="error">{problem}</Notice>}
      {!assignment.includes('currency') && (
        <StatementCurrency records={records} currency={currency} choose={setCurrency} />
      )}
      <ColumnQuestions
        questions={questions}
        headings={statement.headings}
        answers={answers}
        answer={(id, value) => setAnswers((now) => ({ ...now, [id]: value }))}
      />
      {isAnswered && !found && problem === undefined && <Spinner label="Čitam redove…" />}
      {isAnswered && found && found.unread.length > 0 && (
        <Notice kind="warn">
          Redovi bez čitljivog datuma, iznosa ili smjera: {found.unread.join(', ')}.
        </Notice>
      )}
      {isAnswered && found && <OfferList offers={found.offers} removal={removal} opener={opener} />}
    </>
  );
}

interface Choices {
  readonly columns: StatementColumns;
  readonly answers: Readonly<Record<string, string>>;
  readonly currency: string;
}

/** Reads the lines of a statement, and offers those that came in to the documents they may pay. */
function* readingOffers(choices: Choices, own: ReadonlySet<string>, records: BusinessRecords) {
  const { answers, columns, currency } = choices;
  const { incoming, unread } = yield* readingStatement(columns, { answers, own, currency });
  const offers = yield* offeringIncoming(incoming, bookOf(records));
  return { choices, unread, offers };
}

interface StatementCurrencyProps {
  readonly records: BusinessRecords;
  readonly currency: string;
  readonly choose: (currency: string) => void;
}

/** The currency of a statement that names none, for a firm that invoices in more than KM. */
function StatementCurrency({ records: { issued }, currency, choose }: StatementCurrencyProps) {
  const currencies = [...new Set([KM, ...issued.map(({ content }) => content.valuta)])];
  if (currencies.length === 1) return null;
  const choices = currencies.map((code) => ({ value: code, label: currencyName(code) }));
  return (
    <div className={joinClasses('columns', styles.filters)}>
      <ChoiceInput
        id={fieldId('izvod.valuta')}
        field={choiceOf('Valuta izvoda', choices)}
        text={currency}
        onText={choose}
      />
    </div>
  );
}

/** The accounts of the firm, which are never those of a payer. */
function useOwnAccounts({ issued }: BusinessRecords): ReadonlySet<string> {
  const { accounts } = useProfile();
  return useMemo(
    () =>
      new Set(
        [...accounts.map(({ account }) => account), ...issued.map(({ content }) => content.racun)].map(
          (account) => withoutBosnianHead(bareAccount(account)),
        ),
      ),
    [accounts, issued],
  );
}

function bookOf({ issued, payments }: BusinessRecords) {
  // In the order they were issued: those of one day are paid in it.
  const documents = issued.map(({ content }) => content).toReversed();
  const booked = payments.map(({ content }) => content);
  const accounts = booked.flatMap(({ za, izvod }): readonly BuyerAccount[] => {
    const account = izvod === undefined ? '' : accountInId(izvod);
    const document = account === '' ? undefined : documents.find((one) => isNamedBy(za, one));
    return document ? [{ account, document }] : [];
  });
  return { issued: documents, payments: booked, accounts, today: today() };
}

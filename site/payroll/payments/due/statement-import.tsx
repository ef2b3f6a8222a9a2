import { counted, formatDay, formatMoney, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { cellText } from '@obracun/engine/payroll/files/import/cells/reading.ts';
import type { SourceTable } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import { type Match, type Matches, matchStatement } from '@obracun/engine/payroll/files/statements/match.ts';
import { readingStatement } from '@obracun/engine/payroll/files/statements/statement.ts';
import {
  columnsProblem,
  STATEMENT_FIELDS,
  STATEMENT_TEXT,
  type StatementField,
  statementQuestions,
} from '@obracun/engine/payroll/files/statements/statement-columns.ts';
import type { MonthPayments } from '@obracun/engine/payroll/model/month-payments.ts';
import { type OutstandingPayment, outstandingId } from '@obracun/engine/payroll/payments/due/outstanding.ts';
import { useCallback, useId, useMemo, useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { useInSlices } from '../../../lazy-loading/use-in-slices.ts';
import type { StatusChange } from '../../../storage/payroll/payments.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { FileButton } from '../../../ui/controls/file-button.tsx';
import { ReadingFile } from '../../../ui/controls/reading-file.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import { Questions } from '../../ui/import/questions.tsx';
import { useSource } from '../../ui/import/use-source.ts';
import { Remark } from '../../ui/output/section.tsx';
import { useStatusWriting } from '../orders/use-payment-selection.ts';
import styles from './outstanding.module.css';
import { useStatementColumns } from './statement-columns.ts';

interface StatementImportProps {
  /** The firm's id. */
  readonly firm: string;
  /** Its accounts, which are never those of a payee. */
  readonly own: ReadonlySet<string>;
  readonly outstanding: readonly OutstandingPayment[];
  /** All payments of the same months, paid or not. */
  readonly all: readonly OutstandingPayment[];
  readonly records: ReadonlyMap<string, MonthPayments>;
}

/** Marks payments as paid by a statement of the bank; the file is read on the device. */
export function StatementImport({ firm, own, outstanding, all, records }: StatementImportProps) {
  const opened = useSource(`izvod ${firm}`);
  const writing = useStatusWriting();
  const table = opened.source?.sheets[0]?.table;
  return (
    <>
      <Heading level={3} look="group">
        Izvod banke
      </Heading>
      <Remark>
        Plaćeni nalozi se nalaze u izvodu (CSV, XLSX, MT940 ili camt.053) i označavaju kad potvrdite. Izvod se
        nikud ne šalje.
      </Remark>
      {opened.isReading && <ReadingFile label="Čitam izvod…" stop={opened.close} />}
      {opened.problem && <Notice kind="error">{opened.problem}</Notice>}
      <Buttons>
        <FileButton accept=".csv,.txt,.xlsx,.xml,.sta,.mt940,.940,text/csv,text/xml" choose={opened.read}>
          {opened.source ? 'Drugi izvod' : 'Izaberi izvod'}
        </FileButton>
        {opened.source && (
          <Button look="quiet" onClick={opened.close}>
            Zatvori izvod
          </Button>
        )}
      </Buttons>
      {opened.source && table && (
        <OpenStatement
          key={opened.source.name}
          name={opened.source.name}
          table={table}
          own={own}
          outstanding={outstanding}
          all={all}
          records={records}
          mark={writing.change}
        />
      )}
      <div className="row2">
        <output>{writing.message}</output>
        {writing.undo && (
          <Button look="link" onClick={writing.undo}>
            Vrati
          </Button>
        )}
      </div>
    </>
  );
}

interface OpenStatementProps {
  readonly name: string;
  readonly table: SourceTable;
  readonly own: ReadonlySet<string>;
  readonly outstanding: readonly OutstandingPayment[];
  readonly all: readonly OutstandingPayment[];
  readonly records: ReadonlyMap<string, MonthPayments>;
  readonly mark: (changes: readonly StatusChange[], text: string) => Promise<boolean>;
}

/** Lines that mark a payment already, of any month of the firm. */
const usedLines = (records: ReadonlyMap<string, MonthPayments>): ReadonlySet<string> =>
  new Set(
    [...records.values()].flatMap(({ orders }) =>
      Object.values(orders).flatMap(({ paid }) => paid?.line ?? []),
    ),
  );

function OpenStatement({ name, table, own, outstanding, all, records, mark }: OpenStatementProps) {
  const columns = useStatementColumns(table);
  const { layout: found, assignment } = columns;
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const problem = columnsProblem(assignment);
  const read = useCallback(
    () => readingStatement({ table, layout: found, assignment }, { answers, own }),
    [table, found, assignment, answers, own],
  );
  const reading = useInSlices(problem === undefined ? read : undefined);
  const statement = reading.isCurrent ? reading.result : undefined;
  const questions = useMemo(
    () => (problem === undefined ? statementQuestions({ table, layout: found, assignment }) : []),
    [table, found, assignment, problem],
  );
  const isAnswered = questions.every(({ id }) => answers[id] !== undefined);
  const matches = useMemo(
    () => statement && matchStatement(statement.lines, outstanding, usedLines(records), all),
    [statement, outstanding, all, records],
  );
  return (
    <>
      <p>
        Izvod <strong translate="no">{name}</strong>
      </p>
      <Columns table={table} columns={columns} />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Questions
        questions={questions}
        headings={found.headings}
        answers={answers}
        answer={(given) => setAnswers((now) => ({ ...now, ...given }))}
      />
      {isAnswered && !statement && problem === undefined && <Spinner label="Čitam redove…" />}
      {isAnswered && statement && statement.unread.length > 0 && (
        <Notice kind="warn">
          Redovi bez čitljivog datuma, iznosa ili smjera: {statement.unread.join(', ')}.
        </Notice>
      )}
      {isAnswered && statement && statement.foreign.length > 0 && (
        <p>Isplate u drugoj valuti ne plaćaju naloge u KM: {statement.foreign.length}.</p>
      )}
      {isAnswered && statement && statement.incoming.length > 0 && (
        <p>Uplate na račun firme nisu plaćanja naloga: {statement.incoming.length}.</p>
      )}
      {isAnswered && matches && <MatchList matches={matches} mark={mark} />}
    </>
  );
}

interface ColumnsProps {
  readonly table: SourceTable;
  readonly columns: ReturnType<typeof useStatementColumns>;
}

/** Which column of the file holds what, with its heading and first value. */
function Columns({ table, columns: { layout: found, assignment, assign } }: ColumnsProps) {
  const { header, headings } = found;
  const first = table.rows[(header ?? -1) + 1]?.cells ?? [];
  const labels = Object.fromEntries(
    headings.map((heading, at) => [
      String(at),
      [heading || `Kolona ${at + 1}`, cellText(first[at]).slice(0, 24)].filter(Boolean).join(': '),
    ]),
  );
  const columnOf = (field: StatementField) => {
    const at = assignment.indexOf(field);
    return at < 0 ? undefined : String(at);
  };
  return (
    <div className="columns">
      {STATEMENT_FIELDS.map((field) => (
        <Choice
          key={field}
          id={fieldId(`izvod.${field}`)}
          label={STATEMENT_TEXT[field].label}
          labels={labels}
          value={columnOf(field)}
          onValue={(value) => assign(field, value === undefined ? undefined : Number(value))}
        />
      ))}
    </div>
  );
}

const LINES = ['stavka', 'stavke', 'stavki'] as const;
const ORDERS = ['nalog', 'naloga', 'naloga'] as const;

interface MatchListProps {
  readonly matches: Matches;
  readonly mark: OpenStatementProps['mark'];
}

/** Lines with their payments: sure ones are chosen, for the others the payment is chosen by hand. */
function MatchList({ matches: { matches, known, others }, mark }: MatchListProps) {
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const pickOf = ({ line, candidates, isSure }: Match): string =>
    picked.get(line.id) ?? (isSure && candidates[0] ? outstandingId(candidates[0]) : '');
  const chosen = matches.flatMap((match) => {
    const one = match.candidates.find((candidate) => outstandingId(candidate) === pickOf(match));
    return one ? [{ line: match.line, one }] : [];
  });
  const isTwice = new Set(chosen.map(({ one }) => outstandingId(one))).size < chosen.length;
  const take = () => {
    const changes = chosen.map(({ line, one: { firm, month, payment } }) => ({
      firm,
      ...month,
      key: payment.key,
      before: payment.status,
      after: {
        ...payment.status,
        paid: {
          day: line.day,
          amount: line.amount + (payment.status.paid?.amount ?? 0),
          line: line.id,
        },
      },
    }));
    void mark(changes, `Označeno kao plaćeno: ${counted(changes.length, ORDERS)}.`);
  };
  return (
    <>
      <p>
        {matches.length > 0
          ? `Na izvodu su plaćanja ovih naloga: ${counted(matches.length, LINES)}.`
          : 'Na izvodu nema neplaćenih naloga.'}{' '}
        {known.length > 0 && `Već označeno ranijim uvozom: ${known.length}. `}
        {others.length > 0 && `Ostale isplate s izvoda: ${others.length}.`}
      </p>
      <ul>
        {matches.map((match) => (
          <MatchRow
            key={match.line.id}
            match={match}
            picked={pickOf(match)}
            pick={(id) => setPicked((now) => new Map([...now, [match.line.id, id]]))}
          />
        ))}
      </ul>
      {isTwice && <Notice kind="error">Isti nalog je izabran za dvije stavke: izaberite drugi.</Notice>}
      {matches.length > 0 && (
        <Buttons>
          <Button look="main" disabled={chosen.length === 0 || isTwice} onClick={take}>
            Označi plaćenim ({chosen.length})
          </Button>
        </Buttons>
      )}
    </>
  );
}

interface MatchRowProps {
  readonly match: Match;
  readonly picked: string;
  readonly pick: (id: string) => void;
}

function MatchRow({ match: { line, candidates, isSure }, picked, pick }: MatchRowProps) {
  const id = useId();
  const labels = Object.fromEntries(candidates.map((one) => [outstandingId(one), outstandingTitle(one)]));
  return (
    <li className={joinClasses('ruled entry', styles.match)}>
      <span>
        {formatDay(line.day)}{' '}
        <Typed>{[line.payee, line.purpose].filter(Boolean).join(', ') || line.account}</Typed>
      </span>
      <strong>{formatMoney(line.amount)}</strong>
      <Choice
        id={id}
        label={`Nalog za stavku iz reda ${line.line}`}
        labels={labels}
        value={picked || undefined}
        hint={isSure ? undefined : 'Izaberite nalog koji je plaćen.'}
        onValue={(value) => pick(value ?? '')}
      />
    </li>
  );
}

const outstandingTitle = ({ payment, month }: OutstandingPayment): string =>
  [payment.purpose, payment.payee, payment.order?.revenue?.municipality, monthWritten(month)]
    .filter(Boolean)
    .join(', ');

import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { PURCHASE_TEXT } from '@obracun/engine/documents/books/book-codes.ts';
import type { Purchase } from '@obracun/engine/documents/books/purchase.ts';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useInSlices } from '../../../lazy-loading/use-in-slices.ts';
import { today } from '../../../platform/clock.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { FileButton } from '../../../ui/controls/file-button.tsx';
import { ReadingFile } from '../../../ui/controls/reading-file.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DataTable } from '../../../ui/page/data-table.tsx';
import figures from '../../../ui/page/figures.module.css';
import { Heading } from '../../../ui/page/heading.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { ColumnQuestions } from '../parts/column-questions.tsx';
import { addRecords } from '../state/records.ts';
import { useTable } from '../state/use-table.ts';
import {
  missingColumns,
  type PurchaseColumns,
  purchaseColumns,
  purchaseQuestions,
  type ReadPurchases,
  readingPurchases,
  unusedHeadings,
} from './read-purchases.ts';

interface PurchaseImportProps {
  readonly known: readonly StoredRecord<Purchase>[];
  readonly removal: Removal;
  /** Buttons before that of the import. */
  readonly children: ReactNode;
}

interface Imported {
  readonly text: string;
  readonly ids: readonly string[];
}

/** Imports purchases from CSV or XLSX after a preview. A purchase that is stored already is left out, and the import can be undone. */
export function PurchaseImport({ known, removal, children }: PurchaseImportProps) {
  const reading = useTable();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<Imported>();
  const columns = useMemo(() => reading.opened && purchaseColumns(reading.opened.table), [reading.opened]);
  const missing = columns && missingColumns(columns);
  const open = (file: File) => {
    setProblem(undefined);
    setDone(undefined);
    return reading.open(file);
  };
  const take = async (purchases: readonly Purchase[]) => {
    try {
      const ids = await addRecords('nabavke', purchases);
      reading.close();
      setDone({ text: `Uvezeno nabavki: ${ids.length}.`, ids });
    } catch (error) {
      setProblem(`Uvoz nije uspio: ${reasonOf(error)}.`);
    }
  };
  const undo = (ids: readonly string[]) => {
    removal.removeMany({ nabavke: ids }, `uvezene nabavke (${ids.length})`);
    setDone(undefined);
  };
  return (
    <>
      <Buttons>
        {children}
        <FileButton accept=".csv,.xlsx,.txt" choose={open}>
          Uvezi iz CSV ili Excela
        </FileButton>
      </Buttons>
      {reading.isReading && <ReadingFile label="Čitam tabelu…" stop={reading.close} />}
      <output>
        {done?.text}{' '}
        {done && done.ids.length > 0 && (
          <Button look="link" onClick={() => undo(done.ids)}>
            Poništi uvoz
          </Button>
        )}
      </output>
      <Problem text={problem ?? reading.problem ?? missing} />
      {columns && missing === undefined && (
        <OpenPurchases columns={columns} known={known} take={take} close={reading.close} />
      )}
    </>
  );
}

const Problem = ({ text }: { readonly text: string | undefined }) =>
  text !== undefined && <Notice kind="error">{text}</Notice>;

interface OpenPurchasesProps {
  readonly columns: PurchaseColumns;
  readonly known: readonly StoredRecord<Purchase>[];
  readonly take: (purchases: readonly Purchase[]) => Promise<void>;
  readonly close: () => void;
}

/** What the table holds, before anything is stored. */
function OpenPurchases({ columns, known, take, close }: OpenPurchasesProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const questions = useMemo(() => purchaseQuestions(columns), [columns]);
  const read = useReadPurchases(columns, answers, known);
  const count = read?.purchases.length ?? 0;
  const unused = useMemo(() => unusedHeadings(columns), [columns]);
  return (
    <section aria-label="Pregled nabavki iz tabele" className="stack3">
      <Heading level={2} look="group">
        Pregled prije uvoza
      </Heading>
      {unused.length > 0 && (
        <p>
          Ne uvozi se: <span translate="no">{unused.join(', ')}</span>.
        </p>
      )}
      <ColumnQuestions
        questions={questions}
        headings={columns.layout.headings}
        answers={answers}
        answer={(id, value) => setAnswers((now) => ({ ...now, [id]: value }))}
      />
      {read ? <ReadRows read={read} /> : <Spinner label="Čitam redove…" />}
      <Buttons>
        <Button look="main" disabled={count === 0} onClick={() => void take(read?.purchases ?? [])}>
          {count === 0 ? 'Nema šta uvesti' : `Uvezi nabavke (${count})`}
        </Button>
        <Button look="quiet" onClick={close}>
          Odustani
        </Button>
      </Buttons>
    </section>
  );
}

/** Undefined until all lines are read. */
function useReadPurchases(
  columns: PurchaseColumns,
  answers: Readonly<Record<string, string>>,
  known: readonly StoredRecord<Purchase>[],
): ReadPurchases | undefined {
  const read = useCallback(() => {
    const stored = known.map(({ content }) => content);
    return readingPurchases(columns, { today: today(), answers, known: stored });
  }, [columns, answers, known]);
  return useInSlices(read).result;
}

/** Lines shown one by one; the others are only counted. */
const SHOWN = 50;

function ReadRows({ read: { purchases, problems } }: { readonly read: ReadPurchases }) {
  return (
    <>
      {problems.length > 0 && (
        <Notice kind="warn">
          Ne uvoze se redovi: {problems.length}.
          <ul className="bullets">
            {problems.slice(0, SHOWN).map((problem) => (
              <li key={problem}>
                <Typed>{problem}</Typed>
              </li>
            ))}
          </ul>
          {problems.length > SHOWN && <p>Još takvih redova: {problems.length - SHOWN}.</p>}
        </Notice>
      )}
      {purchases.length > 0 && (
        <DataTable
          scrolled="Nabavke koje se uvoze"
          className={figures.figures}
          rows={purchases.slice(0, SHOWN)}
          columns={[
            { title: 'Vrsta', isHeading: true, cell: ({ code }) => PURCHASE_TEXT[code] },
            { title: 'Broj', cellProps: () => ({ translate: 'no' }), cell: ({ number }) => number },
            { title: 'Datum', cell: ({ date }) => formatDay(date) },
            { title: 'Primljeno', cell: ({ received }) => formatDay(received) },
            { title: 'Dobavljač', cell: ({ supplier }) => <Typed>{supplier}</Typed> },
            { title: 'Bez PDV-a', cell: ({ base }) => formatAmount(base) },
            { title: 'PDV', cell: ({ vat }) => formatAmount(vat) },
            { title: 'Odbija se', cell: ({ deductible }) => formatAmount(deductible) },
          ]}
        />
      )}
      {purchases.length > SHOWN && <p>Još nabavki u tabeli: {purchases.length - SHOWN}.</p>}
    </>
  );
}

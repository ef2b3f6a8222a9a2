import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { PURCHASE_WORDS } from '@obracun/engine/documents/books/book-codes.ts';
import type { Purchase } from '@obracun/engine/documents/books/purchase.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { today } from '../../../platform/clock.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { Kept } from '../../../storage/db/tables.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { FileButton } from '../../../ui/controls/file-button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Notice } from '../../../ui/notice.tsx';
import figures from '../../../ui/page/figures.module.css';
import { Heading } from '../../../ui/page/heading.tsx';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { readApart } from '../../../xlsx/reading/read-apart.ts';
import styles from '../parts/business.module.css';
import { addRecords } from '../state/records.ts';
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
  readonly known: readonly Kept<Purchase>[];
  readonly removal: Removal;
  /** Buttons before that of the import. */
  readonly children: ReactNode;
}

interface Imported {
  readonly words: string;
  readonly ids: readonly string[];
}

/** Imports purchases from CSV or XLSX after a preview. A purchase that is stored already is left out, and the import can be undone. */
export function PurchaseImport({ known, removal, children }: PurchaseImportProps) {
  const [opened, setOpened] = useState<PurchaseColumns>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [done, setDone] = useState<Imported>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const open = async (file: File) => {
    reading.current?.abort();
    const mine = new AbortController();
    reading.current = mine;
    setOpened(undefined);
    setProblem(undefined);
    setDone(undefined);
    setReading(true);
    const source = await readApart(file, mine.signal).catch(() => undefined);
    if (source === undefined || mine.signal.aborted) return;
    setReading(false);
    if (typeof source === 'string') return setProblem(source);
    const table = source.sheets[0]?.table;
    const columns = table && purchaseColumns(table);
    const missing = columns ? missingColumns(columns) : 'Tabela je prazna.';
    if (missing === undefined) setOpened(columns);
    else setProblem(missing);
  };
  const take = async (purchases: readonly Purchase[]) => {
    try {
      const ids = await addRecords('nabavke', purchases);
      setOpened(undefined);
      setDone({ words: `Uvezeno nabavki: ${ids.length}.`, ids });
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
      {isReading && <Spinner label="Čitam tabelu…" />}
      <output>
        {done?.words}{' '}
        {done && done.ids.length > 0 && (
          <Button look="link" onClick={() => undo(done.ids)}>
            Poništi uvoz
          </Button>
        )}
      </output>
      {problem && <Notice kind="error">{problem}</Notice>}
      {opened && (
        <OpenPurchases columns={opened} known={known} take={take} close={() => setOpened(undefined)} />
      )}
    </>
  );
}

interface OpenPurchasesProps {
  readonly columns: PurchaseColumns;
  readonly known: readonly Kept<Purchase>[];
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
    <section aria-label="Pregled nabavki iz tabele" className={styles.preview}>
      <Heading level={2} look="group">
        Pregled prije uvoza
      </Heading>
      {unused.length > 0 && (
        <p>
          Ne uvozi se: <span translate="no">{unused.join(', ')}</span>.
        </p>
      )}
      {questions.map(({ id, column, text, options, examples }) => (
        <div key={id}>
          <p>
            <strong translate="no">{columns.layout.headings[column]}</strong>: {text}{' '}
            <span translate="no">({examples.join(' · ')})</span>
          </p>
          <Segments
            label={text}
            segments={options}
            value={answers[id] ?? ''}
            onChange={(value) => setAnswers((now) => ({ ...now, [id]: value }))}
          />
        </div>
      ))}
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

/** Time of one task of the page, in milliseconds. */
const SLICE_MS = 50;

/** Reads the lines in slices, so that a long table does not freeze the page; undefined until all are read. */
function useReadPurchases(
  columns: PurchaseColumns,
  answers: Readonly<Record<string, string>>,
  known: readonly Kept<Purchase>[],
): ReadPurchases | undefined {
  const [read, setRead] = useState<ReadPurchases>();
  useEffect(() => {
    const stored = known.map(({ content }) => content);
    const reading = readingPurchases(columns, { today: today(), answers, known: stored });
    let timer: ReturnType<typeof setTimeout>;
    const slice = () => {
      const until = performance.now() + SLICE_MS;
      while (performance.now() < until) {
        const { done, value } = reading.next();
        if (done) return setRead(value);
      }
      timer = setTimeout(slice);
    };
    timer = setTimeout(slice);
    return () => clearTimeout(timer);
  }, [columns, answers, known]);
  return read;
}

/** Lines shown one by one; the others are only counted. */
const SHOWN = 50;

function ReadRows({ read: { purchases, problems } }: { readonly read: ReadPurchases }) {
  return (
    <>
      {problems.length > 0 && (
        <Notice kind="warn">
          Ne uvoze se redovi: {problems.length}.
          <ul>
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
        <Scrolled label="Nabavke koje se uvoze">
          <table className={figures.figures}>
            <thead>
              <tr>
                {['Vrsta', 'Broj', 'Datum', 'Primljeno', 'Dobavljač', 'Bez PDV-a', 'PDV', 'Odbija se'].map(
                  (title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {purchases.slice(0, SHOWN).map((one) => (
                <tr key={`${one.supplier} ${one.number} ${one.date}`}>
                  <td>{PURCHASE_WORDS[one.code]}</td>
                  <td translate="no">{one.number}</td>
                  <td>{formatDay(one.date)}</td>
                  <td>{formatDay(one.received)}</td>
                  <td>
                    <Typed>{one.supplier}</Typed>
                  </td>
                  <td>{formatAmount(one.base)}</td>
                  <td>{formatAmount(one.vat)}</td>
                  <td>{formatAmount(one.deductible)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      )}
      {purchases.length > SHOWN && <p>Još nabavki u tabeli: {purchases.length - SHOWN}.</p>}
    </>
  );
}

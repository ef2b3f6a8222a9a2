import { addMonths, isDay } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatMonthOf } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import {
  type BookHead,
  purchasesFile,
  purchasesFileName,
  salesFile,
  salesFileName,
} from '@obracun/engine/documents/books/book-file.ts';
import { type Purchase, purchasesOf, purchaseTotal } from '@obracun/engine/documents/books/purchase.ts';
import { CONSUMPTION, type SaleRow, salesBook } from '@obracun/engine/documents/books/sales-book.ts';
import { vatReturn } from '@obracun/engine/documents/books/vat-return.ts';
import { compact } from '@obracun/engine/documents/identifiers/digits.ts';
import { checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import { pdvNumberOf } from '@obracun/engine/documents/invoice/invoice.ts';
import { useState } from 'react';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { timeNow, today } from '../../../platform/clock.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../parts/business.module.css';
import { choiceOf } from '../parts/choice.ts';
import type { BusinessRecords } from '../state/records.ts';
import { ReturnTable } from './return-table.tsx';

const WHERE = choiceOf('Krajnja potrošnja', [
  { value: 'fbih', label: 'Federacija BiH (polje 32)' },
  { value: 'rs', label: 'Republika Srpska (polje 33)' },
  { value: 'bd', label: 'Brčko distrikt (polje 34)' },
]);

/** The books of VAT of a month, their files, and the return. */
export function VatBooks({ records }: { readonly records: BusinessRecords }) {
  const months = monthsOf(records);
  const [month, setMonth] = useState(addMonths(`${today().slice(0, 7)}-01`, -1).slice(0, 7));
  const documents = records.issued.map(({ content }) => content);
  const latest = documents.find((one) => one.pdvObveznik);
  const [typed, setTyped] = useState<string>();
  const pdvBroj = typed ?? (latest ? compact(pdvNumberOf(latest.company)) : '');
  const [consumption, setConsumption] = useState<BookHead['consumption']>('fbih');
  const [part, setPart] = useState('1');
  const own = documents.filter(({ company }) => compact(pdvNumberOf(company)) === compact(pdvBroj));
  const sales = salesBook(own, month);
  const purchases = purchasesOf(
    records.purchases.map(({ content }) => content),
    month,
  );
  const boxes = vatReturn(sales, purchases, consumption);
  const head = { pdvBroj, month, part: Number(part) || 1, consumption };
  const numberFault = pdvBroj === '' ? 'Upišite PDV broj firme.' : checkIdentifier('PIB', pdvBroj);
  return (
    <div className={styles.part}>
      <div className={styles.filters}>
        <ChoiceInput
          id={fieldId('knjige.mjesec')}
          field={choiceOf(
            'Mjesec',
            [...new Set([month, ...months])]
              .toSorted()
              .toReversed()
              .map((one) => ({ value: one, label: formatMonthOf(`${one}-01`) })),
          )}
          text={month}
          onText={setMonth}
        />
        <TextInput
          id={fieldId('knjige.pdvBroj')}
          label="PDV broj firme"
          text={pdvBroj}
          warning={numberFault}
          onText={setTyped}
        />
        <ChoiceInput
          id={fieldId('knjige.potrosnja')}
          field={WHERE}
          text={consumption}
          hint="Gdje troše neregistrovani kupci i firma."
          onText={(text) => setConsumption(CONSUMPTION.find((one) => one === text) ?? 'fbih')}
        />
        <TextInput
          id={fieldId('knjige.dio')}
          label="Redni broj datoteke"
          text={part}
          hint="2 ako je šaljete ponovo."
          onText={setPart}
        />
      </div>
      <BookLine title="Isporuke" count={sales.length} amounts={salesSums(sales)} />
      <BookLine title="Nabavke" count={purchases.length} amounts={purchaseSums(purchases)} />
      <BookFiles
        head={head}
        sales={sales}
        purchases={purchases}
        boxes={boxes}
        isReady={numberFault === undefined}
      />
      <ReturnTable boxes={boxes} />
    </div>
  );
}

/** Months that have documents or purchases. */
const monthsOf = ({ issued, purchases }: BusinessRecords): readonly string[] =>
  [...issued.map(({ content }) => content.datum), ...purchases.map(({ content }) => content.received)]
    .filter(isDay)
    .map((day) => day.slice(0, 7));

const salesSums = (rows: readonly SaleRow[]): string =>
  `ukupno ${formatAmount(sumOf(rows, ({ total }) => total))} KM, izlazni PDV ${formatAmount(sumOf(rows, ({ vat, endVat }) => vat + endVat))} KM`;

const purchaseSums = (purchases: readonly Purchase[]): string =>
  `ukupno ${formatAmount(sumOf(purchases, purchaseTotal))} KM, odbitni PDV ${formatAmount(sumOf(purchases, ({ deductible }) => deductible))} KM`;

interface BookLineProps {
  readonly title: string;
  readonly count: number;
  readonly amounts: string;
}

const BookLine = ({ title, count, amounts }: BookLineProps) => (
  <p>
    <strong>{title}</strong>: {count} {count > 0 && `(${amounts})`}
  </p>
);

interface BookFilesProps {
  readonly head: Omit<BookHead, 'day' | 'time'>;
  readonly sales: readonly SaleRow[];
  readonly purchases: readonly Purchase[];
  readonly boxes: ReturnType<typeof vatReturn>;
  readonly isReady: boolean;
}

/** The files of both books, and all of it as a workbook. */
function BookFiles({ head, sales, purchases, boxes, isReady }: BookFilesProps) {
  const [problem, setProblem] = useState<string>();
  const stamped = (): BookHead => ({ ...head, day: today(), time: timeNow() });
  const csv = (name: string, text: string) => saveFile(new Blob([text], { type: 'text/csv' }), name);
  const workbook = async () => {
    try {
      const [{ bookSheets }, { inCells, writeWorkbook }] = await Promise.all([
        import('./book-sheets.ts'),
        import('../../../xlsx/write-workbook.ts'),
      ]);
      const sheets = bookSheets(sales, purchases, boxes, head.consumption);
      saveFile(await writeWorkbook(sheets.map(inCells)), `knjige-pdv-${head.month}.xlsx`);
      setProblem(undefined);
    } catch (error) {
      setProblem(`Tabela nije napravljena: ${reasonOf(error)}.`);
    }
  };
  return (
    <>
      <Buttons>
        <Button
          disabled={!isReady}
          onClick={() => csv(salesFileName(stamped()), salesFile(stamped(), sales))}
        >
          Knjiga isporuka (CSV)
        </Button>
        <Button
          disabled={!isReady}
          onClick={() => csv(purchasesFileName(stamped()), purchasesFile(stamped(), purchases))}
        >
          Knjiga nabavki (CSV)
        </Button>
        <Button onClick={() => void workbook()}>Sve u Excelu</Button>
      </Buttons>
      {problem && <Notice kind="error">{problem}</Notice>}
      <p className={styles.soft}>
        Prvu datoteku provjerite prije roka na portalu Uprave za indirektno oporezivanje. Prijava i uplata su
        do 10., a knjige do 20. u mjesecu.
      </p>
    </>
  );
}

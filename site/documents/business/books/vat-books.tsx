import { addMonths, isDay } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatMonthOf } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { BookHead } from '@obracun/engine/documents/books/book-file.ts';
import {
  type Purchase,
  purchasesOf,
  purchaseTotal,
  repeatedPurchases,
} from '@obracun/engine/documents/books/purchase.ts';
import {
  CONSUMPTION,
  firstNumberOf,
  type SaleRow,
  salesBook,
} from '@obracun/engine/documents/books/sales-book.ts';
import { ELSEWHERE_BOXES, type ElsewhereBox, vatReturn } from '@obracun/engine/documents/books/vat-return.ts';
import { compact } from '@obracun/engine/documents/identifiers/digits.ts';
import { checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import { pdvNumberOf } from '@obracun/engine/documents/invoice/invoice.ts';
import { useState } from 'react';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { today } from '../../../platform/clock.ts';
import { setting, useSetting } from '../../../storage/setting.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from '../parts/business.module.css';
import { choiceOf } from '../parts/choice.ts';
import { RepeatedNotice } from '../purchases/repeated-notice.tsx';
import type { BusinessRecords } from '../state/records.ts';
import { BeforeBook } from './before-book.tsx';
import { BookChecks } from './book-checks.tsx';
import { BookFiles } from './book-files.tsx';
import { ReturnTable } from './return-table.tsx';

/** Number of the file in its month; each sending of the same month has the next one. */
const SENDING = choiceOf('Slanje', [
  { value: '1', label: 'prvi put' },
  { value: '2', label: 'ponovo' },
  ...Array.from({ length: 7 }, (_, at) => ({ value: String(at + 3), label: `ponovo, ${at + 3}. put` })),
]);

const WHERE = choiceOf('Entitet krajnje potrošnje', [
  { value: 'fbih', label: 'Federacija BiH (polje 32)' },
  { value: 'rs', label: 'Republika Srpska (polje 33)' },
  { value: 'bd', label: 'Brčko distrikt (polje 34)' },
]);

/** No regulation was found that names the box; the choice stays on the device. */
const elsewhereBox = setting<ElsewhereBox>('polje-prenosa', ELSEWHERE_BOXES);

const ELSEWHERE = choiceOf(
  'Prenos obaveze i usluge van BiH',
  [
    { value: '13', label: 'u polje 13' },
    { value: '11', label: 'u polje 11' },
    { value: '12', label: 'u polje 12' },
    { value: '', label: 'ni u jedno polje' },
  ],
  true,
);

/** The books of VAT of a month, their files, and the return. */
export function VatBooks({ records }: { readonly records: BusinessRecords }) {
  const months = monthsOf(records);
  const [month, setMonth] = useState(() =>
    firstMonth(months, addMonths(`${today().slice(0, 7)}-01`, -1).slice(0, 7)),
  );
  const documents = records.issued.map(({ content }) => content);
  const latest = documents.find((one) => one.pdvObveznik);
  const [typed, setTyped] = useState<string>();
  const pdvBroj = typed ?? (latest ? compact(pdvNumberOf(latest.company)) : '');
  const [consumption, setConsumption] = useState<BookHead['consumption']>('fbih');
  const [part, setPart] = useState('1');
  const own = documents.filter(({ company }) => compact(pdvNumberOf(company)) === compact(pdvBroj));
  const allPurchases = records.purchases.map(({ content }) => content);
  const purchasesIn = (one: string) => purchasesOf(allPurchases, one);
  const salesIn = (one: string) => salesBook(own, one, purchasesIn(one));
  const [typedFirst, setTypedFirst] = useState<Readonly<Record<string, string>>>({});
  const firstOf = (book: string, rowsOf: (month: string) => readonly unknown[]) =>
    typedFirst[`${book}${month}`] ?? String(firstNumberOf(month, (one) => rowsOf(one).length));
  const [firstSale, firstPurchase] = [firstOf(SALES, salesIn), firstOf(PURCHASES, purchasesIn)];
  const [sales, purchases] = [salesIn(month), purchasesIn(month)];
  const box = useSetting(elsewhereBox);
  const boxes = vatReturn(sales, purchases, consumption, box);
  const books = { sales, firstSale: numberIn(firstSale), purchases, firstPurchase: numberIn(firstPurchase) };
  const head = { pdvBroj, month, part: Number(part) || 1, consumption };
  const numberFault = pdvBroj === '' ? 'Upišite PDV broj firme.' : checkIdentifier('PIB', pdvBroj);
  return (
    <div className="stack4">
      <div className={joinClasses('columns', styles.filters)}>
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
          onText={(text) => setConsumption(CONSUMPTION.find((one) => one === text) ?? 'fbih')}
        />
        <ChoiceInput id={fieldId('knjige.dio')} field={SENDING} text={part} onText={setPart} />
        {(
          [
            ['Prvi red isporuka', SALES, firstSale],
            ['Prvi red nabavki', PURCHASES, firstPurchase],
          ] as const
        ).map(([label, book, text]) => (
          <TextInput
            key={book}
            id={fieldId(`knjige.prvi.${book}`)}
            label={label}
            text={text}
            hint="Redni brojevi teku kroz cijelu godinu."
            onText={(number) => setTypedFirst((last) => ({ ...last, [`${book}${month}`]: number }))}
          />
        ))}
      </div>
      <BeforeBook records={records} month={month} />
      <BookLine
        title="Isporuke"
        count={sales.length}
        amounts={salesSums(sales)}
        none="U ovom mjesecu nema isporuka."
        elsewhere={latestIn(months, salesIn)}
        go={setMonth}
      />
      <BookLine
        title="Nabavke"
        count={purchases.length}
        amounts={purchaseSums(purchases)}
        none="U ovom mjesecu nema nabavki."
        elsewhere={latestIn(months, purchasesIn)}
        go={setMonth}
      />
      <BookChecks documents={own} month={month} records={records} />
      <RepeatedNotice purchases={repeatedIn(allPurchases, month)} />
      <BookFiles head={head} books={books} boxes={boxes} isReady={numberFault === undefined} />
      <ReturnTable boxes={boxes} />
      {sales.some(({ elsewhere }) => elsewhere !== 0) && (
        <ChoiceInput
          id={fieldId('knjige.polje')}
          field={ELSEWHERE}
          text={box}
          hint="Propis koji kaže u koje polje idu nije nađen: provjerite s Upravom i izaberite. Izbor se pamti na uređaju."
          onText={(text) => elsewhereBox.set(ELSEWHERE_BOXES.find((one) => one === text) ?? '13')}
        />
      )}
    </div>
  );
}

const SALES = 'isporuke';
const PURCHASES = 'nabavke';

/** An unreadable number counts as the first. */
const numberIn = (text: string): number => Math.max(1, Math.trunc(Number(text)) || 1);

/** Every record of the documents that are recorded more than once, one of them in this month. */
const repeatedIn = (received: readonly Purchase[], month: string): readonly Purchase[] =>
  repeatedPurchases(received)
    .filter((group) => purchasesOf(group, month).length > 0)
    .flat();

/** The month before this one, which is due; the latest that has documents when that one has none. */
export const firstMonth = (months: readonly string[], due: string): string =>
  months.includes(due) ? due : (months.toSorted().at(-1) ?? due);

/** Months that have documents or purchases. */
const monthsOf = ({ issued, purchases }: BusinessRecords): readonly string[] =>
  [...issued.map(({ content }) => content.datum), ...purchases.map(({ content }) => content.received)]
    .filter(isDay)
    .map((day) => day.slice(0, 7));

/** The latest of the months with rows in a book, and their number. */
function latestIn(
  months: readonly string[],
  rowsOf: (month: string) => readonly unknown[],
): { readonly month: string; readonly count: number } | undefined {
  const month = [...new Set(months)]
    .toSorted()
    .toReversed()
    .find((one) => rowsOf(one).length > 0);
  return month === undefined ? undefined : { month, count: rowsOf(month).length };
}

const salesSums = (rows: readonly SaleRow[]): string =>
  `ukupno ${formatAmount(sumOf(rows, ({ total }) => total))} KM, izlazni PDV ${formatAmount(sumOf(rows, ({ vat, endVat }) => vat + endVat))} KM`;

const purchaseSums = (purchases: readonly Purchase[]): string =>
  `ukupno ${formatAmount(sumOf(purchases, purchaseTotal))} KM, odbitni PDV ${formatAmount(sumOf(purchases, ({ deductible }) => deductible))} KM`;

interface BookLineProps {
  readonly title: string;
  readonly count: number;
  readonly amounts: string;
  /** Said of an empty month. */
  readonly none: string;
  /** The latest month that is not empty. */
  readonly elsewhere: { readonly month: string; readonly count: number } | undefined;
  readonly go: (month: string) => void;
}

const BookLine = ({ title, count, amounts, none, elsewhere, go }: BookLineProps) => (
  <p>
    <strong>{title}</strong>: {count > 0 ? `${count} (${amounts})` : none}{' '}
    {count === 0 && elsewhere && (
      <Button look="link" onClick={() => go(elsewhere.month)}>
        {formatMonthOf(`${elsewhere.month}-01`)} ima {elsewhere.count}
      </Button>
    )}
  </p>
);

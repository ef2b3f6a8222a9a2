import { counted, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { formatIn } from '@obracun/engine/documents/currency.ts';
import { KIND_FACTS, KINDS } from '@obracun/engine/documents/invoice/kinds.ts';
import { PAID_STATES, STATE_TEXT, STATES } from '@obracun/engine/documents/invoice/state.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { today } from '../../../platform/clock.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SearchBox } from '../../../ui/page/search-box.tsx';
import { type Removal, RemovalLine, useRemoval } from '../../../ui/saved-list/use-removal.tsx';
import styles from '../parts/business.module.css';
import { choiceOf } from '../parts/choice.ts';
import { useFormOpener } from '../state/open-form.ts';
import { type BusinessRecords, noRecords } from '../state/records.ts';
import { DocumentItem } from './document-item.tsx';
import { MonthTable } from './month-table.tsx';
import { monthTotals } from './month-totals.ts';
import { ReplacedDocuments } from './replaced-documents.tsx';
import { type DocumentRow, documentRows, filtered, type ListFilter, NO_FILTER } from './rows.ts';
import { StatementFold } from './statement-fold.tsx';
import { TurnoverNote } from './turnover-note.tsx';

/** Rows shown at first: the filters find the others. */
const SHOWN = 100;

const DOCUMENTS = ['dokument', 'dokumenta', 'dokumenata'] as const;

/** All documents of this device with their states, searched and filtered, and the totals of each month. */
export function DocumentList({ records }: { readonly records: BusinessRecords }) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [limit, setLimit] = useState(SHOWN);
  const removal = useRemoval();
  const opener = useFormOpener(records);
  const rows = documentRows(records, today());
  const found = filtered(rows, filter);
  // Until they are read, they are not known to be none.
  if (rows.length === 0 && records !== noRecords) return <NoDocuments removal={removal} />;
  return (
    <div className="stack4">
      <ReplacedDocuments records={records} />
      <TurnoverNote records={records} />
      <Overdue rows={rows} show={() => setFilter({ ...NO_FILTER, state: 'dospjelo' })} />
      <StatementFold records={records} removal={removal} opener={opener} />
      <Filters rows={rows} filter={filter} onChange={setFilter} />
      <p className="soft" role="status">
        {counted(found.length, DOCUMENTS)}
        {found.length > 0 && `, izdato ukupno ${formatMoney(sumOf(found, kmOf))}`}
      </p>
      {opener.problem && <Notice kind="error">{opener.problem}</Notice>}
      <ul>
        {found.slice(0, limit).map((row) => (
          <DocumentItem key={row.stored.id} row={row} records={records} opener={opener} removal={removal} />
        ))}
      </ul>
      {found.length > limit && (
        <div>
          <Button onClick={() => setLimit(limit + SHOWN)}>
            Prikaži još {Math.min(SHOWN, found.length - limit)}
          </Button>
        </div>
      )}
      <RemovalLine {...removal} />
      <MonthTable months={monthTotals(found)} />
    </div>
  );
}

/** Nothing to search or filter yet; the last one may have been removed just now. */
const NoDocuments = ({ removal }: { readonly removal: Removal }) => (
  <div className="stack4">
    <Notice kind="info">
      Još nema dokumenata. <Link href="/faktura">Napišite fakturu, ponudu ili predračun.</Link>
    </Notice>
    <RemovalLine {...removal} />
  </div>
);

/** The amount of an issued document in KM, as it is booked: an offer counts as nothing, a credit note lowers. */
const kmOf = ({ stored, totals, isDraft }: DocumentRow): number =>
  isDraft ? 0 : KIND_FACTS[stored.content.vrsta].booked * totals.km.payable;

interface OverdueProps {
  readonly rows: readonly DocumentRow[];
  readonly show: () => void;
}

/** What is overdue, by currency. */
function Overdue({ rows, show }: OverdueProps) {
  const late = rows.filter(({ isOverdue }) => isOverdue);
  if (late.length === 0) return null;
  const currencies = [...new Set(late.map(({ stored }) => stored.content.valuta))];
  const sums = currencies.map((valuta) => {
    const own = late.filter(({ stored }) => stored.content.valuta === valuta);
    return formatIn(
      sumOf(own, ({ open }) => open),
      valuta,
    );
  });
  return (
    <Notice kind="warn">
      Dospjelo i nije plaćeno: {counted(late.length, DOCUMENTS)}, {sums.join(' i ')}.{' '}
      <Button look="link" onClick={show}>
        Prikaži dospjelo
      </Button>
    </Notice>
  );
}

interface FiltersProps {
  readonly rows: readonly DocumentRow[];
  readonly filter: ListFilter;
  readonly onChange: (filter: ListFilter) => void;
}

const KIND = choiceOf(
  'Vrsta',
  [
    { value: '', label: 'Sve vrste' },
    ...KINDS.map((kind) => ({ value: kind, label: KIND_FACTS[kind].title })),
  ],
  true,
);
const STATE = choiceOf(
  'Stanje',
  [
    { value: '', label: 'Sva stanja' },
    ...[...STATES, ...PAID_STATES].map((state) => ({ value: state, label: STATE_TEXT[state] })),
    { value: 'dospjelo', label: 'Dospjelo' },
  ],
  true,
);

function Filters({ rows, filter, onChange }: FiltersProps) {
  const years = [...new Set(rows.map(({ stored }) => stored.content.datum.slice(0, 4)))].filter((year) =>
    /^\d{4}$/.test(year),
  );
  const change = (part: object) => onChange({ ...filter, ...part });
  return (
    <>
      <SearchBox
        id="trazi-dokument"
        label="Traži dokument"
        example="broj, kupac ili stavka"
        value={filter.search}
        onChange={(search) => change({ search })}
      />
      <div className={joinClasses('columns', styles.filters)}>
        <ChoiceInput
          id={fieldId('filter.vrsta')}
          field={KIND}
          text={filter.kind}
          onText={(kind) => change({ kind })}
        />
        <ChoiceInput
          id={fieldId('filter.stanje')}
          field={STATE}
          text={filter.state}
          onText={(state) => change({ state })}
        />
        <ChoiceInput
          id={fieldId('filter.godina')}
          field={choiceOf(
            'Godina',
            [{ value: '', label: 'Sve godine' }, ...years.map((year) => ({ value: year, label: year }))],
            true,
          )}
          text={filter.year}
          onText={(year) => change({ year })}
        />
      </div>
    </>
  );
}

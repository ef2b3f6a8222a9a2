import type { Dues, FilingForm } from '@obracun/engine/core/dues.ts';
import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import { payablesOfDues } from '@obracun/engine/payroll/payments/orders/payables-of-dues.ts';
import { FileSpreadsheet } from 'lucide-react';
import { DownloadProblem } from '../../lazy-loading/download-problem.tsx';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import { type Format, useDownload } from '../../lazy-loading/use-download.ts';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { DataTable } from '../../ui/page/data-table.tsx';
import figures from '../../ui/page/figures.module.css';
import { Heading } from '../../ui/page/heading.tsx';
import { Outside } from '../../ui/source-place.tsx';
import type { Answer } from '../api/answer.ts';
import { MunicipalityChoice, PayableList } from '../payments/payable-list.tsx';
import { placeOf, usePlaces } from '../payments/stored-places.ts';
import { duesName } from './dues-name.ts';

interface DuesPanelProps {
  readonly id: string;
  readonly dues: Dues;
  readonly answer: Answer;
}

/** Municipality of its own entity: a wage may have another one chosen. */
const placeIn = (entity: Dues['entity'], value: string) => {
  const place = placeOf(value);
  return place?.entity === entity ? place : undefined;
};

/** The orders and the form of one result; both are exported into one spreadsheet. */
export function DuesPanel({ id, dues, answer }: DuesPanelProps) {
  const [places, choose] = usePlaces(dues.entity);
  const held = heldLines(answer);
  const seat = placeIn(dues.entity, places.seat);
  const home = placeIn(dues.entity, places.home);
  const rows = payablesOfDues(dues, (line) => held.get(line) ?? 0, { seat, home });
  return (
    <div className="stack2 padded">
      <Heading level={3} look="section">
        Uplatnice
      </Heading>
      <div className="onScreen columns filled">
        <MunicipalityChoice
          id="opstina-isplatioca"
          label={dues.payer}
          entity={dues.entity}
          value={places.seat}
          onValue={(value) => choose({ ...places, seat: value })}
        />
        {dues.payee && (
          <MunicipalityChoice
            id="opstina-primaoca"
            label={dues.payee}
            entity={dues.entity}
            value={home ? places.home : ''}
            hint="Ako ne izaberete, uzima se ista."
            onValue={(value) => choose({ ...places, home: value })}
          />
        )}
      </div>
      <PayableList entity={dues.entity} rows={rows} />
      {dues.form && <FilingTable form={dues.form} held={held} />}
      <DuesWorkbook
        name={duesName(dues.form !== undefined)}
        id={id}
        make={async () => {
          const { duesWorkbook } = await fetchPart(() => import('./dues-workbook.ts'));
          return duesWorkbook(dues.entity, rows, dues.form, held);
        }}
      />
    </div>
  );
}

interface DuesWorkbookProps {
  readonly name: string;
  readonly id: string;
  readonly make: Format['make'];
}

function DuesWorkbook({ name, id, make }: DuesWorkbookProps) {
  const { problem, download } = useDownload();
  const save = () => void download({ button: 'Excel', extension: 'xlsx', make }, `${id}-uplatnice`);
  return (
    <div className="onScreen">
      <Button look="quiet" onClick={save}>
        <FileSpreadsheet aria-hidden="true" size={18} /> {name} u Excel
      </Button>
      {problem && <DownloadProblem problem={problem} retry={save} />}
    </div>
  );
}

/** The amounts of an answer by line, in feninga. */
export const heldLines = ({ lines }: Answer): ReadonlyMap<string, number> =>
  new Map(
    [...lines].flatMap(([name, { kind, value }]) =>
      kind === 'iznos' && typeof value === 'number' ? [[name, km(value)] as const] : [],
    ),
  );

interface FilingTableProps {
  readonly form: FilingForm;
  /** Amounts by line, in feninga. */
  readonly held: ReadonlyMap<string, number>;
}

/** The columns of the form, one below another in the order of copying. */
const FilingTable = ({ form: { name, title, columns, source }, held }: FilingTableProps) => (
  <>
    <Heading level={3} look="section">
      Obrazac {name}
    </Heading>
    <p className="soft block breaking">
      {title}.{' '}
      {source ? (
        <>
          Kolone kao u obrascu: <Outside url={source} />
        </>
      ) : (
        'Kolone provjerite prema obrascu.'
      )}
    </p>
    <DataTable
      className={joinClasses(figures.figures, figures.small)}
      rows={columns}
      columns={[
        {
          title: 'Kolona',
          isHeading: true,
          cell: ({ number, title: column }) => (number ? `${number}. ${column}` : column),
        },
        {
          title: 'Iznos',
          cell: ({ line }) => (line ? formatAmount(held.get(line) ?? 0) : 'upisujete'),
        },
      ]}
    />
  </>
);

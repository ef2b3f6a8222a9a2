import { MONTHS_A_YEAR, type YearMonth } from '@obracun/engine/core/days/day.ts';
import type { Cell } from '@obracun/engine/documents/blocks.ts';
import { firmAverages } from '@obracun/engine/payroll/forms/year/averages.ts';
import { type FirmYear, yearDocument, yearSheets } from '@obracun/engine/payroll/forms/year/year-files.ts';
import {
  averagesTable,
  measureTable,
  usedMeasures,
  type YearTable,
} from '@obracun/engine/payroll/forms/year/year-tables.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { YearOverview } from '@obracun/engine/payroll/month/year-overview.ts';
import { monthsUpTo, paidMonths } from '@obracun/engine/payroll/papers/certificates/paid-months.ts';
import { yearCard } from '@obracun/engine/payroll/papers/certificates/year-card.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import records from '../../../ui/page/records.module.css';
import { Typed } from '../../../ui/typed.tsx';
import { useClosedMonths } from '../../papers/certificates/use-closed-months.ts';
import { drawSlips } from '../../papers/slips/draw-slips.ts';
import { Choice } from '../../ui/form/choice.tsx';
import { NAMELESS_WORKER } from '../../ui/form/worker-name.tsx';
import { DrawingView } from '../../ui/output/drawing-view.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { pdfFile, sheetFile } from '../../ui/output/month-file.ts';
import { useDrawing } from '../../ui/output/use-drawing.ts';

interface OverviewProps {
  readonly id: string;
  readonly firm: Firm;
  readonly overview: YearOverview;
  readonly settled: readonly SettledMonth[];
}

/** Each worker by month, averages, and the files of the year. */
export function Overview({ id, firm, overview, settled }: OverviewProps) {
  const last: YearMonth = settled.at(-1)?.month ?? { year: overview.year, month: MONTHS_A_YEAR };
  const earlier = useClosedMonths({ firm: id, year: last.year, month: last.month });
  if (!earlier) return <Waiting />;
  const averages = firmAverages(
    overview.workers.map(({ worker }) => worker),
    last,
    earlier.settled,
  );
  return (
    <>
      <Measures overview={overview} />
      {averages && (
        <section aria-labelledby="prosjeci" className="stack3">
          <Heading level={3} look="section" id="prosjeci">
            {averagesTable(averages).title}
          </Heading>
          <TableOf table={averagesTable(averages)} />
        </section>
      )}
      <Files firm={firm} overview={overview} averages={averages} settled={settled} />
    </>
  );
}

function Measures({ overview }: { readonly overview: YearOverview }) {
  const shown = usedMeasures(overview);
  const [name, setName] = useState('gross');
  const measure = shown.find((one) => one.name === name) ?? shown[0];
  if (!measure) return null;
  return (
    <section aria-labelledby="po-mjesecima" className="stack3">
      <Heading level={3} look="section" id="po-mjesecima">
        Radnici po mjesecima
      </Heading>
      <div className="onScreen choice">
        <Choice
          id={fieldId('godina.iznos')}
          label="Iznos"
          labels={Object.fromEntries(shown.map(({ name: value, label }) => [value, label]))}
          value={measure.name}
          isRequired
          onValue={(value) => value && setName(value)}
        />
      </div>
      <TableOf table={measureTable(overview, measure)} />
    </section>
  );
}

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** A table of the year; names of workers keep their script. */
const TableOf = ({ table: { title, headings, rows, strongRows } }: { readonly table: YearTable }) => {
  const isStrong = (row: number): boolean => strongRows.includes(row);
  return (
    <DataTable<readonly Cell[]>
      scrolled={`${title}, tabela`}
      className={joinClasses(records.records, records.figures, records.frozen)}
      rows={rows}
      rowProps={(_, row) => ({ className: isStrong(row) ? records.sum : undefined })}
      columns={headings.map((heading, at) => ({
        title: heading,
        isHeading: at === 0,
        cell: (cells, row) => {
          const text = textOf(cells[at] ?? '');
          return at > 0 || isStrong(row) ? text : <Typed>{text || NAMELESS_WORKER}</Typed>;
        },
      }))}
    />
  );
};

type FilesProps = FirmYear & { readonly settled: readonly SettledMonth[] };

function Files({ settled, ...year }: FilesProps) {
  const { firm, overview } = year;
  const drawing = useDrawing();
  const name = `pregled_${overview.year}`;
  const makeCards = () =>
    drawing.start(async (tell, signal) => {
      const months = monthsUpTo({ year: overview.year, month: MONTHS_A_YEAR }, MONTHS_A_YEAR);
      const documents = overview.workers.map(({ worker }) =>
        yearCard(firm, worker, overview.year, paidMonths(worker, months, settled)),
      );
      const together = `kartoni_${overview.year}`;
      const [file] = await drawSlips({ documents, together }, tell, signal);
      if (file)
        saveFile(new Blob([file as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), `${together}.pdf`);
    });
  return (
    <section aria-label="Datoteke godine" className="onScreen stack3">
      <FileButtons
        files={[
          sheetFile('Pregled godine (Excel)', name, () => yearSheets(year)),
          pdfFile('Pregled godine (PDF)', name, () => yearDocument(year)),
        ]}
      />
      <Buttons>
        <Button disabled={drawing.share !== undefined} onClick={makeCards}>
          <Download aria-hidden="true" size={18} /> Kartoni radnika (PDF)
        </Button>
      </Buttons>
      <DrawingView drawing={drawing} text="Pravljenje kartona" />
    </section>
  );
}

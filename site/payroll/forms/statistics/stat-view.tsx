import {
  type StatForm,
  statDocument,
  statSheets,
} from '@obracun/engine/payroll/forms/statistics/stat-files.ts';
import type { StatTable } from '@obracun/engine/payroll/forms/statistics/stat-table.ts';
import { Sheet } from '../../../documents/preview/sheet.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DataTable, type TableColumn } from '../../../ui/page/data-table.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import { Paper } from '../../../ui/page/paper.tsx';
import records from '../../../ui/page/records.module.css';
import { Typed } from '../../../ui/typed.tsx';
import { usePrints } from '../../../ui/use-prints.ts';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { pdfFile, sheetFile } from '../../ui/output/month-file.ts';
import styles from './statistics.module.css';

/** A filled form: its files and its tables, printed as the PDF has it. */
export function StatView({ form }: { readonly form: StatForm }) {
  const prints = usePrints();
  return (
    <>
      <FileButtons
        files={[
          sheetFile('Excel', form.fileName, () => statSheets(form)),
          pdfFile('PDF', form.fileName, () => statDocument(form)),
        ]}
      />
      {form.parts.map(({ name, tables }) => (
        <div key={name} className="stack3">
          {name !== '' && (
            <Heading level={3}>
              <Typed>{name}</Typed>
            </Heading>
          )}
          <div className={styles.tables}>
            {tables.map((table) => (
              <TableView key={table.title} table={table} />
            ))}
          </div>
        </div>
      ))}
      {prints > 0 && (
        <Paper>
          <Sheet key={prints} document={statDocument(form)} />
        </Paper>
      )}
    </>
  );
}

type StatRow = StatTable['rows'][number];

const WORKING: TableColumn<StatRow> = {
  title: 'Iz čega',
  className: joinClasses('soft', records.text),
  cell: ({ working }) => working,
};

const TableView = ({ table: { title, headings, rows, note } }: { readonly table: StatTable }) => (
  <div className="stack3">
    <Heading level={3}>{title}</Heading>
    {rows.length > 0 && (
      <DataTable
        scrolled={title}
        className={joinClasses(records.records, records.figures)}
        rows={rows}
        rowProps={({ isTotal }) => ({ className: isTotal && records.sum })}
        columns={[
          { title: 'Podatak', isHeading: true, cell: ({ label }) => label },
          ...headings.map((heading, at) => ({
            title: heading,
            cell: ({ values }: StatRow) => values[at] ?? 'nepoznato',
          })),
          ...(rows.some(({ working }) => working !== undefined) ? [WORKING] : []),
        ]}
      />
    )}
    {note !== undefined && <p className="soft measure">{note}</p>}
  </div>
);

import {
  type StatForm,
  statDocument,
  statSheets,
} from '@obracun/engine/payroll/forms/statistics/stat-files.ts';
import type { StatTable } from '@obracun/engine/payroll/forms/statistics/stat-table.ts';
import { Sheet } from '../../../documents/preview/sheet.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import { Paper } from '../../../ui/page/paper.tsx';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
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
        <div key={name} className={styles.part}>
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

function TableView({ table: { title, headings, rows, note } }: { readonly table: StatTable }) {
  const hasWorking = rows.some(({ working }) => working !== undefined);
  return (
    <div className={styles.part}>
      <Heading level={3}>{title}</Heading>
      {rows.length > 0 && (
        <Scrolled label={title}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Podatak</th>
                {headings.map((heading, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a form have the same heading.
                  <th key={at} scope="col">
                    {heading}
                  </th>
                ))}
                {hasWorking && (
                  <th scope="col" className={styles.working}>
                    Iz čega
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, values, working, isTotal }) => (
                <tr key={label} className={isTotal && styles.total}>
                  <th scope="row">{label}</th>
                  {headings.map((_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                    <td key={at}>{values[at] === undefined ? 'nepoznato' : String(values[at])}</td>
                  ))}
                  {hasWorking && <td className={styles.working}>{working}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      )}
      {note !== undefined && <p className={styles.remark}>{note}</p>}
    </div>
  );
}

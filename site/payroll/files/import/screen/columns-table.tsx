import { columnTexts } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import { useId } from 'react';
import box from '../../../../fields/layout/box.module.css';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Folded } from '../../../../ui/page/folded.tsx';
import { Typed } from '../../../../ui/typed.tsx';
import type { Importer } from '../../../ui/import/importer.ts';
import type { ImportRun } from '../../../ui/import/use-import-run.ts';
import styles from './columns-table.module.css';

interface ColumnsTableProps<P, F extends string> {
  readonly run: ImportRun<P, F>;
  readonly importer: Importer<P, F>;
}

const SAMPLES = 3;
/** First lines looked at. */
const SAMPLED = 200;
const letterOf = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : `${letterOf(Math.floor(column / 26) - 1)}${letterOf(column % 26)}`;

/** Field assigned to each column of the file; open when any was guessed. */
export function ColumnsTable<P, F extends string>({ run, importer }: ColumnsTableProps<P, F>) {
  const { layout: found, assignment } = run;
  const taken = assignment.filter(Boolean).length;
  const isUnsure = found.header === undefined || found.guessed.length > 0;
  const left = leftOut(run);
  return (
    <>
      <Folded title={`Kolone: prepoznato ${taken} od ${assignment.length}`} isLate isOpenFirst={isUnsure}>
        {found.header === undefined && <p>Kolone su prepoznate po sadržaju: provjerite svaku.</p>}
        <ul>
          {assignment.map((field, column) => (
            <ColumnRow
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position.
              key={column}
              run={run}
              importer={importer}
              column={column}
              field={field}
            />
          ))}
        </ul>
      </Folded>
      {left.length > 0 && (
        <p>
          Ne uvozi se: <span translate="no">{left.join(', ')}</span>.
        </p>
      )}
    </>
  );
}

/** Headings over cells that are not imported. */
const leftOut = <P, F extends string>({ table, layout: found, assignment }: ImportRun<P, F>): string[] => {
  const rows = table.rows.slice((found.header ?? -1) + 1, (found.header ?? -1) + 1 + SAMPLED);
  return found.headings.filter(
    (heading, at) => heading !== '' && !assignment[at] && columnTexts(rows, at).length > 0,
  );
};

interface ColumnRowProps<P, F extends string> extends ColumnsTableProps<P, F> {
  readonly column: number;
  readonly field: F | undefined;
}

function ColumnRow<P, F extends string>({ run, importer, column, field }: ColumnRowProps<P, F>) {
  const id = useId();
  const heading = run.layout.headings[column] ?? '';
  const rows = run.table.rows.slice((run.layout.header ?? -1) + 1);
  const samples = [...new Set(columnTexts(rows.slice(0, SAMPLED), column))].slice(0, SAMPLES);
  const reason = field ? undefined : importer.notTaken(heading);
  return (
    <li className={joinClasses('padded lined', styles.column)}>
      <label htmlFor={id} className="strong">
        {letterOf(column)}: <Typed or="bez naslova">{heading}</Typed>
      </label>
      <span className={joinClasses('soft oneLine', styles.samples)} translate="no">
        {samples.join(' · ')}
      </span>
      <select
        id={id}
        className={box.input}
        value={field ?? ''}
        onChange={({ target }) =>
          run.assign(
            column,
            importer.fields.find((one) => one === target.value),
          )
        }
      >
        <option value="">{reason ? `ne uvozi se: ${reason}` : 'ne uvozi se'}</option>
        {importer.fields.map((one) => (
          <option key={one} value={one}>
            {importer.label(one)}
          </option>
        ))}
        {field && !importer.fields.includes(field) && <option value={field}>{importer.label(field)}</option>}
      </select>
    </li>
  );
}

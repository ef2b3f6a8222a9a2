import { Fragment } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import fields from './fields.module.css';
import { RecordField } from './record-field.tsx';
import type { FormRow, RecordEdit, RecordSection } from './record-rows.ts';

interface RecordProps<T> {
  /** Start of the ids of controls: `radnik`. */
  readonly prefix: string;
  readonly edit: RecordEdit<T>;
}

interface RecordSectionsProps<T> extends RecordProps<T> {
  readonly sections: readonly RecordSection<T>[];
}

/** The form of a record from its table: sections of fields, each with the control of its kind. */
export const RecordSections = <T,>({ sections, ...rest }: RecordSectionsProps<T>) =>
  sections.map(({ when = true, isStacked, rows, ...section }, at) => {
    const Rows = isStacked ? RecordCells : RecordRows;
    return (
      when && (
        // biome-ignore lint/suspicious/noArrayIndexKey: a title may change while the section stays
        <FormSection key={at} {...section}>
          <Rows {...rest} rows={rows} />
        </FormSection>
      )
    );
  });

interface RecordRowsProps<T> extends RecordProps<T> {
  readonly rows: readonly FormRow<T>[];
}

/** Rows in order: cells beside each other, blocks and yes-or-no fields on lines of their own. A table has the same rows at every render. */
export const RecordRows = <T,>({ rows, ...rest }: RecordRowsProps<T>) =>
  runsOf(rows).map((run, at) => {
    const cells = <RecordCells {...rest} rows={run} />;
    const isInGrid = !run.some((one) => isBlock(one)) && run.some((one) => isShown(one));
    // biome-ignore lint/suspicious/noArrayIndexKey: a run has no other key
    return <Fragment key={at}>{isInGrid ? <div className={fields.fields}>{cells}</div> : cells}</Fragment>;
  });

/** The same rows in the grid around them. */
export const RecordCells = <T,>({ rows, ...rest }: RecordRowsProps<T>) =>
  rows.map((row, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other key
    return isShown(row) && <Cell key={at} {...rest} row={row} />;
  });

function Cell<T>({ row, ...rest }: RecordProps<T> & { readonly row: FormRow<T> }) {
  if ('cell' in row) return row.cell;
  if ('block' in row) return row.block;
  if ('length' in row)
    return (
      <div className={fields.pair}>
        <RecordCells {...rest} rows={row} />
      </div>
    );
  return <RecordField id={fieldId(`${rest.prefix}.${row.name}`)} row={row} edit={rest.edit} />;
}

/** Two fields are shown while one of them is. */
const isShown = <T,>(row: FormRow<T>): boolean =>
  'length' in row ? row.some((one) => isShown(one)) : !('when' in row) || row.when !== false;

const isBlock = <T,>(row: FormRow<T>): boolean => 'block' in row || ('kind' in row && row.kind === 'yesNo');

/** Cells that follow each other are one run, and a block is one by itself. */
function runsOf<T>(rows: readonly FormRow<T>[]): readonly (readonly FormRow<T>[])[] {
  const runs: FormRow<T>[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && !last.some((one) => isBlock(one)) && !isBlock(row)) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

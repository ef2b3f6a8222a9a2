import { Fragment } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import type { MonthRow } from '../rows/rows.ts';

/** Rows by sentence, in order of first occurrence. */
export function bySentence(
  rows: readonly MonthRow[],
  sentencesOf: (row: MonthRow) => readonly string[],
): readonly (readonly [sentence: string, rows: readonly MonthRow[]])[] {
  const found = new Map<string, MonthRow[]>();
  for (const row of rows)
    for (const sentence of sentencesOf(row)) found.set(sentence, [...(found.get(sentence) ?? []), row]);
  return [...found];
}

/** Maximum of names per sentence; the rest are counted. */
const NAMED = 5;

interface NamedRowsProps {
  readonly rows: readonly MonthRow[];
  /** Opens a row; without it names are plain text. */
  readonly open?: ((row: MonthRow) => void) | undefined;
}

/** Names of the workers of some rows. */
export const NamedRows = ({ rows, open }: NamedRowsProps) => (
  <>
    {rows.slice(0, NAMED).map((row, at) => (
      <Fragment key={row.id}>
        {at > 0 && ', '}
        {open ? (
          <Button look="link" onClick={() => open(row)}>
            <WorkerName worker={row.worker} />
          </Button>
        ) : (
          <WorkerName worker={row.worker} />
        )}
      </Fragment>
    ))}
    {rows.length > NAMED && ` i još ${rows.length - NAMED}`}
  </>
);

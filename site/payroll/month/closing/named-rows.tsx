import { Fragment } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { WorkerName } from '../../form/worker-name.tsx';
import type { MonthRow } from '../rows/rows.ts';

/** The rows each sentence is about, in the order the sentences come. */
export function bySentence(
  rows: readonly MonthRow[],
  sentencesOf: (row: MonthRow) => readonly string[],
): readonly (readonly [sentence: string, rows: readonly MonthRow[]])[] {
  const found = new Map<string, MonthRow[]>();
  for (const row of rows)
    for (const sentence of sentencesOf(row)) found.set(sentence, [...(found.get(sentence) ?? []), row]);
  return [...found];
}

/** So many are named with one sentence; of the rest it is said how many there are. */
const NAMED = 5;

interface NamedRowsProps {
  readonly rows: readonly MonthRow[];
  /** Opens a row; without it the names are only read. */
  readonly open?: ((row: MonthRow) => void) | undefined;
}

/** The workers of some rows, by name. */
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

import { unitOf } from '@obracun/engine/core/numbers/units.ts';
import type { Cell } from '@obracun/engine/documents/blocks.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { useMemo } from 'react';
import { unpacked } from '../../output/model/packed-papers.ts';
import { nameOf } from '../rows/rows.ts';
import { RecapSheet } from './recap-sheet.tsx';
import { NAME, type RecapTable, RecapTableView, recapColumn } from './recap-table.tsx';

/** The recap a month was closed with, whatever lines a recap has by now; of a month closed before it was kept, of its frozen amounts. */
export function FrozenRecap({ closed }: { readonly closed: ClosedMonth }) {
  const table = useMemo(() => frozenTable(closed), [closed]);
  return table ? <RecapTableView table={table} /> : <RecapSheet settled={closed.settled} />;
}

/** The sheet that was closed: titles, a row for each wage in its order, sums. Undefined where none was kept. */
export function frozenTable({ papers, settled }: ClosedMonth): RecapTable | undefined {
  const recap = unpacked(papers, settled.firm.logo)?.recap;
  const [titles, ...lines] = recap?.sheet.rows.map((row) => row.map(textOf)) ?? [];
  const totals = lines.pop();
  if (!titles || !totals || lines.length !== settled.wages.length) return undefined;
  return {
    columns: [
      NAME,
      ...titles.slice(1).map((title, at) => {
        const kind = recap?.kinds?.[at] ?? kindByTitle(title);
        return recapColumn(title, title, unitOf(kind));
      }),
    ],
    totals: ['Ukupno', ...totals.slice(1)],
    rows: settled.wages.map(({ worker }, at) => ({
      id: worker.id,
      name: nameOf(worker),
      values: Object.fromEntries(titles.map((title, column) => [title, lines[at]?.[column] ?? ''])),
    })),
  };
}

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** Of a month closed before kinds were kept with its sheet: columns of hours said it in their title. */
const kindByTitle = (title: string) => (/\bsati$/i.test(title) ? 'sati' : 'iznos');

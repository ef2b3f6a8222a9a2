import { unitOf } from '@obracun/engine/core/numbers/units.ts';
import type { Cell } from '@obracun/engine/documents/blocks.ts';
import { JMBG } from '@obracun/engine/payroll/books/recap/recap-sheet.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { useMemo } from 'react';
import { unpacked } from '../output/packed-papers.ts';
import { nameOf } from '../rows/rows.ts';
import { RecapSheet } from './recap-sheet.tsx';
import { NAME, type RecapTable, RecapTableView, recapColumn } from './recap-table.tsx';

/** Recap saved with the closing; closings without one use their frozen amounts. */
export function FrozenRecap({ closed }: { readonly closed: ClosedMonth }) {
  const table = useMemo(() => frozenTable(closed), [closed]);
  return table ? <RecapTableView table={table} /> : <RecapSheet settled={closed.settled} />;
}

/** Sheet saved with the closing: titles, rows in order of wages, sums. Undefined when none was saved. */
export function frozenTable({ papers, settled }: ClosedMonth): RecapTable | undefined {
  const recap = unpacked(papers, settled.firm.logo)?.recap;
  const [titles, ...lines] = recap?.sheet.rows.map((row) => row.map(textOf)) ?? [];
  const totals = lines.pop();
  if (!titles || !totals || lines.length !== settled.wages.length) return undefined;
  const first = titles[1] === JMBG ? 2 : 1;
  return {
    columns: [
      NAME,
      ...titles.slice(first).map((title, at) => {
        const kind = recap?.kinds?.[at] ?? kindByTitle(title);
        return recapColumn(title, title, unitOf(kind));
      }),
    ],
    totals: ['Ukupno', ...totals.slice(first)],
    rows: settled.wages.map(({ worker }, at) => ({
      id: worker.id,
      name: nameOf(worker),
      values: Object.fromEntries(titles.map((title, column) => [title, lines[at]?.[column] ?? ''])),
    })),
  };
}

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** Closings without saved kinds: titles mark columns of hours. */
const kindByTitle = (title: string) => (/\bsati$/i.test(title) ? 'sati' : 'iznos');

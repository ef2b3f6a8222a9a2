import type { Day } from '@obracun/engine/core/days/day.ts';
import { amountField } from '@obracun/engine/core/field.ts';
import { readFullName } from '@obracun/engine/payroll/files/import/cells/reading.ts';
import { kindOf } from '@obracun/engine/payroll/model/agreed-pay.ts';
import { newWorker, type Worker } from '@obracun/engine/payroll/model/worker.ts';
import { readHeld } from '../../../fields/parsing/held.ts';
import { newId } from '../../../storage/db/tables.ts';
import { pastedCells } from '../../../ui/spreadsheet/state/copying.ts';
import { pastedAmounts, pastedPeople, type QuickKind } from './pasted-people.ts';

/** A worker as typed in a line: name and agreed amount. */
export interface QuickRow {
  /** Becomes the id of the worker, so that a repeated save adds nobody twice. */
  readonly id: string;
  readonly name: string;
  readonly amount: string;
}

export type QuickColumn = 'name' | 'amount';

export const AMOUNT = amountField({
  label: 'Iznos',
  invalid: 'Upišite iznos, npr. 1.500,00.',
  missing: 'Upišite ugovoreni iznos.',
});

export const emptyRow = (): QuickRow => ({ id: newId(), name: '', amount: '' });

const isEmpty = ({ name, amount }: QuickRow): boolean => name.trim() === '' && amount.trim() === '';

/** Rows with an empty one at the end, for the next worker. */
export function withEmptyEnd(rows: readonly QuickRow[]): readonly QuickRow[] {
  const last = rows.at(-1);
  return last && isEmpty(last) ? rows : [...rows, emptyRow()];
}

export const withCell = (
  rows: readonly QuickRow[],
  id: string,
  column: QuickColumn,
  text: string,
): readonly QuickRow[] => withEmptyEnd(rows.map((row) => (row.id === id ? { ...row, [column]: text } : row)));

/**
 * Rows after cells of a spreadsheet are pasted into one: names with amounts add rows, amounts alone fill those from it on, each into its own
 * row. Undefined for a single cell, which an input takes by itself.
 */
export function withPasted(
  rows: readonly QuickRow[],
  id: string,
  column: QuickColumn,
  text: string,
  kind: QuickKind | undefined,
): readonly QuickRow[] | undefined {
  const cells = pastedCells(text);
  if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return undefined;
  const at = rows.findIndex((row) => row.id === id);
  if (column === 'amount') return withAmounts(rows, at, pastedAmounts(cells, kind));
  const added = pastedPeople(cells, kind).map((person) => ({ ...emptyRow(), ...person }));
  const isReplaced = rows[at] !== undefined && isEmpty(rows[at]);
  return withEmptyEnd([...rows.slice(0, isReplaced ? at : at + 1), ...added, ...rows.slice(at + 1)]);
}

function withAmounts(rows: readonly QuickRow[], at: number, amounts: readonly string[]) {
  const longer = [...rows, ...amounts.map(emptyRow)].slice(0, Math.max(rows.length, at + amounts.length));
  return withEmptyEnd(
    longer.map((row, index) => {
      const amount = amounts[index - at];
      return amount === undefined ? row : { ...row, amount };
    }),
  );
}

/** How a name of more than two words is split, which a comma after the surname changes; undefined for other names. */
export function splitOf(name: string): string | undefined {
  const read = readFullName(name, 'prezime-ime');
  return 'change' in read && read.change?.kind === 'name-split' ? read.change.now : undefined;
}

/** Why the cells of a row cannot be saved. */
export type QuickProblems = Partial<Record<QuickColumn, string>>;

interface QuickReading {
  readonly workers: readonly Worker[];
  /** By the id of the row. */
  readonly problems: ReadonlyMap<string, QuickProblems>;
}

/**
 * Reads the typed rows as workers; empty rows are skipped.
 * @param from the first day of the agreement
 */
export function readQuickRows(
  rows: readonly QuickRow[],
  { firm, kind, from }: { readonly firm: string; readonly kind: QuickKind; readonly from: Day },
): QuickReading {
  const problems = new Map<string, QuickProblems>();
  const workers = rows
    .filter((row) => !isEmpty(row))
    .flatMap((row): readonly Worker[] => {
      const name = readFullName(row.name, 'prezime-ime');
      const { value: amount = 0, error } = readHeld(AMOUNT, row.amount);
      const wrongAmount = error ?? (amount > 0 ? undefined : AMOUNT.missing);
      if ('problem' in name || wrongAmount !== undefined) {
        problems.set(row.id, {
          ...('problem' in name && { name: name.problem.text }),
          ...(wrongAmount !== undefined && { amount: wrongAmount }),
        });
        return [];
      }
      return [{ ...newWorker(row.id, firm), ...name.value, agreed: [{ from, ...kindOf(kind), amount }] }];
    });
  return { workers, problems };
}

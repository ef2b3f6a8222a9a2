import type { KeyboardEvent } from 'react';

/** The place of a control in its row: arrows lead to the same place of another row. */
export const CELL = 'data-cell';

const cellIn = (row: Element | undefined, cell: string): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>(`[${CELL}="${cell}"]`);

/** Arrow keys, Home and End move the focus between rows of a table, in the same place. */
export function moveInRows(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement)) return;
  const cell = target.getAttribute(CELL);
  const rows = [...(currentTarget.tBodies[0]?.rows ?? [])];
  const at = rows.findIndex((row) => row.contains(target));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
  if (cell === null || at < 0 || to === undefined) return;
  const next = cellIn(rows[to], cell) ?? cellIn(rows[to], NAME);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The place of the link to the firm. */
export const NAME = 'name';

import type { SheetColumn } from './sheet.ts';

type Width = Pick<SheetColumn, 'least' | 'width' | 'isHeld'>;

const leastOf = (columns: readonly Width[]): number => columns.reduce((sum, { least }) => sum + least, 0);

/**
 * Widths of columns that do not fit beside each other: the first one takes the rest of the room, so that the held column covers
 * whole columns only.
 * @param room width of the sheet in rem
 */
export function fittedColumns<C extends Width>(columns: readonly C[], room: number): readonly C[] {
  const [first, ...others] = columns;
  if (!first || leastOf(columns) <= room) return columns;
  const between = others.filter(({ isHeld }) => !isHeld);
  const free = room - first.least - leastOf(others.filter(({ isHeld }) => isHeld));
  let shown = 0;
  for (const { least } of between) {
    if (shown + least > free) break;
    shown += least;
  }
  const rest = shown === 0 ? 0 : Math.floor((free - shown) * 100) / 100;
  const least = first.least + rest;
  return [{ ...first, least, width: Math.max(first.width, least) }, ...others];
}

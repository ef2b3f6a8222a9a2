import type { PointerEvent, SyntheticEvent } from 'react';
import { type CellPlace, samePlace } from './state/place.ts';
import type { SheetDesk } from './use-sheet.ts';

/** The cell an event is in, by what its element says of itself. */
function placeAt({ target }: SyntheticEvent): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

const isHandle = ({ target }: SyntheticEvent): boolean =>
  target instanceof HTMLElement && target.dataset.handle !== undefined;

/** What a mouse, a pen or a finger does to a sheet: choose, drag over several, drag the handle to fill, press twice to type. */
export function sheetPointer(desk: SheetDesk, wantFocus: () => void) {
  const onPointerDown = (event: PointerEvent): void => {
    desk.dropFill();
    const place = placeAt(event);
    if (!place || event.button !== 0) return;
    if (isHandle(event)) {
      event.preventDefault();
      desk.fillUntil(place.row);
      return;
    }
    const isAgain = samePlace(place, desk.active());
    if (isAgain && desk.state.typing) return;
    desk.finish();
    wantFocus();
    desk.act({ type: 'chosen', place, isExtending: event.shiftKey });
    if (isAgain && event.pointerType === 'touch') desk.begin(true);
  };
  const onPointerOver = (event: PointerEvent): void => {
    const place = placeAt(event);
    if (!place || event.buttons !== 1 || event.pointerType === 'touch' || desk.state.typing) return;
    if (desk.fillTo !== undefined) desk.fillUntil(place.row);
    else desk.act({ type: 'chosen', place, isExtending: true });
  };
  const onDoubleClick = (event: SyntheticEvent): void => {
    if (!placeAt(event) || desk.state.typing) return;
    wantFocus();
    desk.begin(true);
  };
  return { onPointerDown, onPointerOver, onDoubleClick };
}

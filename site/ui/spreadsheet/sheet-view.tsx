import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Notice } from '../notice.tsx';
import { MoreBeside } from '../page/more-beside.tsx';
import styles from './sheet.module.css';
import type { SheetColumn, SheetProps, SheetRowData } from './sheet.ts';
import { SheetFoot, SheetHead } from './sheet-edges.tsx';
import { sheetKeys } from './sheet-keys.ts';
import { sheetPointer } from './sheet-pointer.ts';
import { rowState, SheetRow } from './sheet-row.tsx';
import { type SheetDesk, useSheet } from './use-sheet.ts';

/** The height of a row, as the styles have it. */
const ROW_REM = 2.25;

/**
 * A sheet that works as a spreadsheet does: arrows, Enter and Tab, typing over a cell, copying and pasting of many, filling,
 * undoing. Only the rows in sight are drawn, and the one the keyboard stands in.
 */
export function SheetView<R extends SheetRowData>(props: SheetProps<R>) {
  const scroller = useRef<HTMLTableElement>(null);
  const desk = useSheet(props);
  const { columns, rows } = props;
  const virtual = useRows(scroller, rows.length, desk.state.active.row);
  const wantFocus = useCellFocus(scroller, desk);
  const steady = useSteady(desk);
  const canFill = (column: number) => !props.isFrozen && columns[column]?.isEditable === true;
  return (
    <>
      <MoreBeside>
        <table
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is worked in is a grid
          role="grid"
          aria-label={props.label}
          aria-rowcount={rows.length + 2}
          aria-colcount={columns.length}
          aria-multiselectable="true"
          aria-readonly={props.isFrozen}
          className={styles.sheet}
          style={templateOf(columns)}
          {...sheetKeys(desk, props, wantFocus)}
          {...sheetPointer(desk, wantFocus)}
        >
          <SheetHead columns={columns} />
          <tbody className={styles.body} style={{ blockSize: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <SheetRow
                    key={row.id}
                    {...rowState(desk.state, index, desk.fillTo, canFill)}
                    columns={columns}
                    cellOf={props.cellOf}
                    row={row}
                    at={index}
                    top={start}
                    isLow={rows.length > 4 && index >= rows.length - 2}
                    {...steady}
                  />
                )
              );
            })}
          </tbody>
          <SheetFoot columns={columns} totals={props.totals} rowIndex={rows.length + 2} />
        </table>
      </MoreBeside>
      {desk.unplaced > 0 && <Unplaced count={desk.unplaced} />}
    </>
  );
}

/** Nothing pasted goes without a word. */
const Unplaced = ({ count }: { readonly count: number }) => (
  <Notice kind="warn" title={`Zalijepljeno nije sve upisano, ćelija: ${count}`}>
    Za njih nema reda, ili se kolona ne upisuje nego računa. Provjerite od koje ćelije ste počeli; Ctrl+Z
    vraća kako je bilo.
  </Notice>
);

/** What a row may do, the same at every drawing. */
function useSteady(desk: SheetDesk): Pick<SheetDesk, 'typed' | 'pause' | 'finish'> {
  const latest = useRef(desk);
  useLayoutEffect(() => {
    latest.current = desk;
  });
  const [steady] = useState(() => ({
    typed: (text: string) => latest.current.typed(text),
    pause: () => latest.current.pause(),
    finish: () => latest.current.finish(),
  }));
  // By the browser's way back, or where another tab closes the month, a field goes without being left.
  useEffect(() => steady.finish, [steady]);
  return steady;
}

const templateOf = (columns: readonly SheetColumn[]): CSSProperties =>
  ({
    '--columns': columns.map(({ least, width }) => `minmax(${least}rem, ${width}rem)`).join(' '),
    '--least': `${sumOf(columns, ({ least }) => least)}rem`,
    '--most': `${sumOf(columns, ({ width }) => width)}rem`,
    '--name': `${columns[0]?.width ?? 0}rem`,
  }) as CSSProperties;

function useRows(scroller: RefObject<HTMLTableElement | null>, count: number, active: number) {
  // oxlint-disable-next-line react/incompatible-library -- what it gives is used here alone, and not memoized
  return useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    overscan: 8,
    useFlushSync: false,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])]
        .filter((at) => at < count)
        .sort((a, b) => a - b),
  });
}

/** Takes the focus to the active cell after a key or a press that wants it, and never otherwise. */
function useCellFocus(
  scroller: RefObject<HTMLTableElement | null>,
  { state: { active, typing } }: SheetDesk,
): () => void {
  const [wanted, setWanted] = useState(0);
  const answered = useRef(0);
  const isTyping = typing !== undefined;
  useEffect(() => {
    const isNew = wanted !== answered.current;
    answered.current = wanted;
    if (!isNew || isTyping) return;
    const cell = scroller.current?.querySelector<HTMLElement>(
      `[data-row="${active.row}"] [data-column="${active.column}"]`,
    );
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [scroller, wanted, isTyping, active.row, active.column]);
  return () => setWanted((times) => times + 1);
}

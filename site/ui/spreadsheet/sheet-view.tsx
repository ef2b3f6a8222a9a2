import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { joinClasses } from '../join-classes.ts';
import { Notice } from '../notice.tsx';
import { MoreBeside } from '../page/scrolled.tsx';
import { useWidth } from '../use-width.ts';
import cellStyles from './cell.module.css';
import { fittedColumns } from './column-widths.ts';
import styles from './sheet.module.css';
import type { SheetColumn, SheetProps, SheetRowData } from './sheet.ts';
import { sheetKeys } from './sheet-keys.ts';
import { rowState, SheetRow } from './sheet-row.tsx';
import { type CellPlace, samePlace } from './state/place.ts';
import { type SheetControls, useSheet } from './use-sheet.ts';

/** The height of a row in the styles. */
const ROW_REM = 2.25;

/**
 * A spreadsheet: arrows, Enter and Tab, typing over a cell, copying and pasting of many, filling,
 * undoing. Only visible rows are rendered, and the one with the focus.
 */
export function SheetView<R extends SheetRowData>(props: SheetProps<R>) {
  const scroller = useRef<HTMLTableElement>(null);
  const overview = useSheet(props);
  const { rows } = props;
  const { columns, around } = useFittedColumns(props.columns);
  const virtual = useRows(scroller, rows.length, overview.state.active.row);
  const wantFocus = useCellFocus(scroller, overview);
  const steady = useSteady(overview);
  const canFill = (column: number) => !props.isFrozen && columns[column]?.isEditable === true;
  return (
    <div
      ref={around}
      className={joinClasses('shrinks', props.isWide && styles.window)}
      style={templateOf(columns)}
    >
      <MoreBeside>
        <table
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an editable table is a grid
          role="grid"
          aria-label={props.label}
          aria-keyshortcuts={props.shortcut}
          aria-rowcount={rows.length + 2}
          aria-colcount={columns.length}
          aria-multiselectable="true"
          aria-readonly={props.isFrozen}
          className={joinClasses('box block anchor full small tight', styles.sheet)}
          {...sheetKeys(overview, props, wantFocus)}
          {...sheetPointer(overview, wantFocus)}
        >
          <SheetHead columns={columns} />
          <tbody className={styles.body} style={{ blockSize: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <SheetRow
                    key={row.id}
                    {...rowState(overview.state, index, overview.fillTo, canFill)}
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
      {overview.unplaced > 0 && <Unplaced count={overview.unplaced} />}
    </div>
  );
}

/** Reports pasted cells without a place. */
const Unplaced = ({ count }: { readonly count: number }) => (
  <Notice kind="warn" title={`Zalijepljeno nije sve upisano, ćelija: ${count}`}>
    Za njih nema reda, ili se kolona ne upisuje nego računa. Provjerite od koje ćelije ste počeli; Ctrl+Z
    vraća kako je bilo.
  </Notice>
);

/** Callbacks of a row, the same at every render. */
function useSteady(overview: SheetControls): Pick<SheetControls, 'typed' | 'pause' | 'finish'> {
  const latest = useRef(overview);
  useLayoutEffect(() => {
    latest.current = overview;
  });
  const [steady] = useState(() => ({
    typed: (text: string) => latest.current.typed(text),
    pause: () => latest.current.pause(),
    finish: () => latest.current.finish(),
  }));
  // On back, or when another tab closes the month, an input is removed without blur.
  useEffect(() => steady.finish, [steady]);
  return steady;
}

/** Both edges of the sheet, in pixels. */
const EDGES = 2;

/** The columns in the widths of their room. */
function useFittedColumns(columns: readonly SheetColumn[]) {
  const [around, width] = useWidth<HTMLDivElement>();
  const fitted = useMemo(() => fittedColumns(columns, (width - EDGES) / remPx()), [columns, width]);
  return { columns: fitted, around };
}

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

const templateOf = (columns: readonly SheetColumn[]): CSSProperties =>
  ({
    '--columns': columns.map(({ least, width }) => `minmax(${least}rem, ${width}rem)`).join(' '),
    '--least': `${sumOf(columns, ({ least }) => least)}rem`,
    '--most': `${sumOf(columns, ({ width }) => width)}rem`,
    '--name': `${columns[0]?.width ?? 0}rem`,
    '--first': `${columns[0]?.least ?? 0}rem`,
    '--held': `${columns.find(({ isHeld }) => isHeld)?.least ?? 0}rem`,
  }) as CSSProperties;

function useRows(scroller: RefObject<HTMLTableElement | null>, count: number, active: number) {
  // oxlint-disable-next-line react/incompatible-library -- its result is used here alone, and not memoized
  return useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_REM * remPx(),
    overscan: 8,
    useFlushSync: false,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])]
        .filter((at) => at < count)
        .sort((a, b) => a - b),
  });
}

/** Focuses the active cell after a key or a press that moves it, and never otherwise. */
function useCellFocus(
  scroller: RefObject<HTMLTableElement | null>,
  { state: { active, typing } }: SheetControls,
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

/** The cell of an event, by the attributes of its element. */
function placeAt({ target }: SyntheticEvent): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

const isHandle = ({ target }: SyntheticEvent): boolean =>
  target instanceof HTMLElement && target.dataset.handle !== undefined;

/** Pointer handlers of a sheet: select, drag over several, drag the handle to fill, double press to edit. */
function sheetPointer(overview: SheetControls, wantFocus: () => void) {
  const onPointerDown = (event: PointerEvent): void => {
    overview.dropFill();
    const place = placeAt(event);
    if (!place || event.button !== 0) return;
    if (isHandle(event)) {
      event.preventDefault();
      overview.fillUntil(place.row);
      return;
    }
    const isAgain = samePlace(place, overview.active());
    if (isAgain && overview.state.typing) return;
    overview.finish();
    wantFocus();
    overview.act({ type: 'chosen', place, isExtending: event.shiftKey });
    if (isAgain && event.pointerType === 'touch') overview.begin(true);
  };
  const onPointerOver = (event: PointerEvent): void => {
    const place = placeAt(event);
    if (!place || event.buttons !== 1 || event.pointerType === 'touch' || overview.state.typing) return;
    if (overview.fillTo !== undefined) overview.fillUntil(place.row);
    else overview.act({ type: 'chosen', place, isExtending: true });
  };
  const onDoubleClick = (event: SyntheticEvent): void => {
    if (!placeAt(event) || overview.state.typing) return;
    wantFocus();
    overview.begin(true);
  };
  return { onPointerDown, onPointerOver, onDoubleClick };
}

const cellClass = (column: SheetColumn, at: number): string =>
  joinClasses(
    cellStyles.cell,
    at === 0 && cellStyles.name,
    column.isHeld && cellStyles.held,
    column.isFigure && cellStyles.figure,
    cellStyles.edge,
  );

/** The sticky heading row. */
const SheetHead = ({ columns }: { readonly columns: readonly SheetColumn[] }) => (
  <thead className={styles.head}>
    <tr aria-rowindex={1} className={styles.line}>
      {columns.map((column, at) => (
        <th
          key={column.id}
          scope="col"
          aria-colindex={at + 1}
          className={joinClasses(cellClass(column, at), cellStyles.title)}
        >
          <span>
            <span translate={column.isTyped ? 'no' : undefined}>{column.title}</span>{' '}
            {column.unit && <span className="pale light">{column.unit}</span>}
          </span>
        </th>
      ))}
    </tr>
  </thead>
);

interface SheetFootProps {
  readonly columns: readonly SheetColumn[];
  readonly totals: readonly string[];
  readonly rowIndex: number;
}

/** The sticky sums of the columns. */
const SheetFoot = ({ columns, totals, rowIndex }: SheetFootProps) => (
  <tfoot className={styles.foot}>
    <tr aria-rowindex={rowIndex} className={styles.line}>
      {columns.map((column, at) => {
        const Cell = at === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(at === 0 && { scope: 'row' })}
            aria-colindex={at + 1}
            className={cellClass(column, at)}
          >
            {totals[at]}
          </Cell>
        );
      })}
    </tr>
  </tfoot>
);

import { memo, useId, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Quoted } from '../quoted.tsx';
import { usePause } from '../use-pause.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './cell.module.css';
import textStyles from './cell-text.module.css';
import type { SheetCell, SheetColumn } from './sheet.ts';
import type { Typing } from './state/sheet-state.ts';

interface SheetCellProps extends SheetCell {
  readonly column: SheetColumn;
  readonly at: number;
  /** Tab stop of the sheet. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isFilled: boolean;
  readonly hasHandle: boolean;
  /** The input in edit mode. */
  readonly editor: React.ReactNode;
}

/** A cell. Its error is text inside it. */
export const SheetCellView = memo((props: SheetCellProps) => {
  const { text, isOurs, error, note, column, at, isActive, isSelected, editor } = props;
  const id = useId();
  const Cell = at === 0 ? 'th' : 'td';
  const message = error ?? note;
  return (
    <Cell
      {...(at === 0 && { scope: 'row' })}
      aria-colindex={at + 1}
      aria-selected={isSelected}
      aria-readonly={!column.isEditable}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={message ? id : undefined}
      tabIndex={isActive ? 0 : -1}
      data-column={at}
      className={classesOf(props)}
    >
      {editor ?? <span translate={isOurs ? undefined : 'no'}>{text}</span>}
      {message && (
        <span
          id={id}
          className={joinClasses(
            textStyles.message,
            column.isFigure && textStyles.fromEnd,
            error ? textStyles.wrong : textStyles.noted,
          )}
        >
          <VisuallyHidden>{column.title}: </VisuallyHidden>
          <Quoted>{message}</Quoted>
        </span>
      )}
      {props.hasHandle && <span data-handle="" aria-hidden="true" className={styles.handle} />}
    </Cell>
  );
});

const classesOf = ({
  isStale,
  error,
  note,
  column,
  at,
  isActive,
  isSelected,
  isFilled,
  editor,
}: SheetCellProps): string =>
  joinClasses(
    styles.cell,
    at === 0 && styles.name,
    column.isHeld && styles.held,
    column.isFigure && styles.figure,
    !column.isEditable && at > 0 && styles.calculated,
    isStale && styles.stale,
    error !== undefined && textStyles.mistaken,
    note !== undefined && textStyles.remarked,
    isSelected && styles.selected,
    isFilled && styles.filled,
    isActive && styles.active,
    Boolean(editor) && styles.typing,
  );

interface CellEditorProps {
  readonly column: string;
  /** Name of the row as typed. */
  readonly row: string;
  readonly typing: Typing;
  readonly isFigure: boolean;
  readonly onText: (text: string) => void;
  readonly onPause: () => void;
  /** On blur. */
  readonly onLeave: () => void;
}

/** The input of a cell in edit mode. */
export function CellEditor({ column, row, typing, isFigure, onText, onPause, onLeave }: CellEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  const awaitPause = usePause(onPause);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(-1, -1);
  }, []);
  return (
    <input
      ref={field}
      className={styles.editor}
      aria-label={`${column}, ${row}`}
      data-typed={row}
      type="text"
      inputMode={isFigure ? 'decimal' : 'text'}
      autoComplete="off"
      value={typing.text}
      onChange={({ target }) => {
        onText(target.value);
        awaitPause();
      }}
      onBlur={onLeave}
    />
  );
}

import { useLayoutEffect, useRef } from 'react';
import { usePause } from '../use-pause.ts';
import styles from './cell.module.css';
import type { Typing } from './state/sheet-state.ts';

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

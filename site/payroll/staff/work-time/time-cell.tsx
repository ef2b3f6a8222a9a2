import { useState } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import grid from '../../ui/typed-grid.module.css';
import styles from './work-time.module.css';

interface TimeCellProps {
  readonly label: string;
  readonly column: string;
  /** As stored; empty while the schedule counts. */
  readonly text: string;
  /** What counts while it is empty. */
  readonly placeholder: string;
  readonly read: (text: string) => number | undefined;
  /** What to type, for text that cannot be read. */
  readonly wrong: string;
  /** Called when the cell is left; undefined for an emptied one. */
  readonly onValue: (value: number | undefined) => void;
}

/** A cell of the record; text that cannot be read stays and is marked. */
export function TimeCell({ label, column, text, placeholder, read, wrong, onValue }: TimeCellProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed.trim() !== '' && read(typed) === undefined;
  const leave = () => {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    if (typed.trim() !== text) onValue(typed.trim() === '' ? undefined : read(typed));
  };
  return (
    <input
      className={joinClasses(grid.cell, styles.cell)}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={isWrong ? `${label}. ${wrong}` : label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? wrong : undefined}
      data-column={column}
      placeholder={placeholder}
      value={typed ?? text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && setTyped(undefined)}
      onBlur={leave}
    />
  );
}

import { useState } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import grid from '../../ui/typed-grid.module.css';
import styles from './opening.module.css';

interface TypedCellProps {
  readonly label: string;
  /** As stored. */
  readonly text: string;
  readonly isReadable: (text: string) => boolean;
  /** What to type, for text that cannot be read. */
  readonly wrong: string;
  /** Called with a readable change when the cell is left. */
  readonly onText: (text: string) => void;
}

/** A cell of a typed table; text that cannot be read stays and is marked. */
export function TypedCell({ label, text, isReadable, wrong, onText }: TypedCellProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && !isReadable(typed);
  const leave = () => {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    if (typed.trim() !== text) onText(typed);
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
      value={typed ?? text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && setTyped(undefined)}
      onBlur={leave}
    />
  );
}

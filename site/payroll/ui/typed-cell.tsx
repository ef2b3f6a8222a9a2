import { type ComponentProps, useRef, useState } from 'react';
import { usePause } from '../../ui/use-pause.ts';

interface TypedCellProps extends Pick<ComponentProps<'input'>, 'className' | 'placeholder'> {
  readonly label: string;
  /** As stored. */
  readonly text: string;
  readonly isReadable: (text: string) => boolean;
  /** What to type, for text that cannot be read. */
  readonly wrong: string;
  /** Called with a readable change at a pause, and when the cell is left. */
  readonly onText: (text: string) => void;
  readonly 'data-column'?: string;
}

/** A cell of a typed table; text that cannot be read stays and is marked. Escape takes back what was typed. */
export function TypedCell({ label, text, isReadable, wrong, onText, ...input }: TypedCellProps) {
  const [typed, setTyped] = useState<string>();
  const found = useRef(text);
  const isWrong = typed !== undefined && !isReadable(typed);
  const save = () => {
    if (typed !== undefined && !isWrong && typed.trim() !== text) onText(typed);
  };
  const awaitPause = usePause(save);
  const leave = () => {
    save();
    if (!isWrong) setTyped(undefined);
  };
  const cancel = () => {
    setTyped(undefined);
    if (typed !== undefined && text !== found.current) onText(found.current);
  };
  return (
    <input
      {...input}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={isWrong ? `${label}. ${wrong}` : label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? wrong : undefined}
      value={typed ?? text}
      onFocus={({ target }) => {
        found.current = text;
        target.select();
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        awaitPause();
      }}
      onKeyDown={({ key }) => key === 'Escape' && cancel()}
      onBlur={leave}
    />
  );
}

import type { Step } from './state/step.ts';

/** A key as it was pressed; Ctrl, or Cmd on a Mac, is `command`. */
export interface Pressed {
  readonly key: string;
  readonly shift: boolean;
  readonly command: boolean;
}

/** What a key asks of a sheet. */
export type KeyAsk =
  | { readonly type: 'move'; readonly step: Step; readonly isExtending: boolean }
  | { readonly type: 'finish'; readonly step: Step }
  | { readonly type: 'begin'; readonly isInside: boolean }
  | { readonly type: PlainAsk };

/** What needs no more said. */
export type PlainAsk = 'cancel' | 'release' | 'clear' | 'fillDown' | 'selectAll' | 'undo' | 'redo';

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const MOVES: Readonly<Record<string, Step>> = {
  ...ARROWS,
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

const FAR: Readonly<Record<string, Step>> = {
  ArrowUp: 'columnStart',
  ArrowDown: 'columnEnd',
  ArrowLeft: 'rowStart',
  ArrowRight: 'rowEnd',
  Home: 'sheetStart',
  End: 'sheetEnd',
};

const COMMANDS: Readonly<Record<string, KeyAsk>> = {
  a: { type: 'selectAll' },
  d: { type: 'fillDown' },
  y: { type: 'redo' },
};

/** What ends what is being typed, and where it leads. */
function ending({ key, shift }: Pressed): Step | undefined {
  if (key === 'Enter') return shift ? 'up' : 'enter';
  if (key === 'Tab') return shift ? 'previous' : 'next';
  return undefined;
}

/** What a key asks while no cell is being typed into; undefined leaves it to the browser. */
export function askedBy(pressed: Pressed): KeyAsk | undefined {
  const { key, shift, command } = pressed;
  const step = (command ? FAR : MOVES)[key] ?? (command ? undefined : ending(pressed));
  if (step) return { type: 'move', step, isExtending: shift && key !== 'Enter' && key !== 'Tab' };
  if (command)
    return key.toLowerCase() === 'z' ? { type: shift ? 'redo' : 'undo' } : COMMANDS[key.toLowerCase()];
  if (key === 'F2') return { type: 'begin', isInside: true };
  if (key === 'Escape') return { type: 'release' };
  if (key === 'Delete' || key === 'Backspace') return { type: 'clear' };
  return /^.$/u.test(key) || key === 'Dead' ? { type: 'begin', isInside: false } : undefined;
}

/** What a key asks while a cell is being typed into. Arrows lead on, unless the person went inside the text. */
export function askedWhileTyping(pressed: Pressed, isInside: boolean): KeyAsk | undefined {
  if (pressed.key === 'Escape') return { type: 'cancel' };
  const step =
    ending(pressed) ?? (isInside || pressed.command || pressed.shift ? undefined : ARROWS[pressed.key]);
  return step && { type: 'finish', step };
}

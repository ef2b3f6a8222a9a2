import type { ClipboardEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { type Step, samePlace, stepFrom } from './state/place.ts';
import type { SheetControls } from './use-sheet.ts';

interface History {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Handlers of keys and clipboard. */
export function sheetKeys(overview: SheetControls, { undo, redo }: History, wantFocus: () => void) {
  const isTyping = () => overview.state.typing !== undefined;

  const move = (step: Step, isExtending = false) =>
    overview.act({ type: 'moved', step, isExtending, size: overview.size });
  const simple: Readonly<Record<PlainCommand, () => void>> = {
    cancel: overview.cancel,
    release: () => overview.act({ type: 'released' }),
    selectAll: () => overview.act({ type: 'allChosen', size: overview.size }),
    clear: overview.clear,
    fillDown: overview.fillDown,
    undo,
    redo,
  };
  const execute = (command: KeyCommand): void => {
    if (command.type === 'finish') {
      overview.finish();
      move(command.step);
    } else if (command.type === 'move') move(command.step, command.isExtending);
    // Synchronous, so that the pressed letter is typed into the input.
    else if (command.type === 'begin') flushSync(() => overview.begin(command.isInside));
    else simple[command.type]();
  };

  /** There Tab leaves the sheet, like any field. */
  const isAtEnd = (isBack: boolean) =>
    samePlace(stepFrom(overview.active(), isBack ? 'previous' : 'next', overview.size), overview.active());

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const { key, shiftKey: shift, ctrlKey, metaKey } = event;
    const pressed = { key, shift, command: ctrlKey || metaKey };
    const { typing, isReleased } = overview.state;
    if (key === 'Tab' && (isReleased || (!typing && isAtEnd(shift)))) return;
    if (key === 'Enter' && !typing && overview.active().column === 0) {
      event.preventDefault();
      overview.open();
      return;
    }
    const command = typing ? editingCommand(pressed, typing.isInside) : commandOf(pressed);
    if (!command) return;
    if (command.type !== 'begin' || command.isInside) event.preventDefault();
    wantFocus();
    execute(command);
  };

  const onCopy = (event: ClipboardEvent): void => {
    if (isTyping()) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', overview.copy());
  };
  const onCut = (event: ClipboardEvent): void => {
    onCopy(event);
    if (!isTyping()) overview.clear();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (isTyping()) return;
    event.preventDefault();
    overview.paste(event.clipboardData.getData('text/plain'));
  };
  return { onKeyDown, onCopy, onCut, onPaste };
}

/** A pressed key; Ctrl, or Cmd on a Mac, is `command`. */
interface Pressed {
  readonly key: string;
  readonly shift: boolean;
  readonly command: boolean;
}

/** Command of a key. */
type KeyCommand =
  | { readonly type: 'move'; readonly step: Step; readonly isExtending: boolean }
  | { readonly type: 'finish'; readonly step: Step }
  | { readonly type: 'begin'; readonly isInside: boolean }
  | { readonly type: PlainCommand };

/** Commands without parameters. */
type PlainCommand = 'cancel' | 'release' | 'clear' | 'fillDown' | 'selectAll' | 'undo' | 'redo';

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

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  a: { type: 'selectAll' },
  d: { type: 'fillDown' },
  y: { type: 'redo' },
};

/** Ends edit mode and moves. */
function ending({ key, shift }: Pressed): Step | undefined {
  if (key === 'Enter') return shift ? 'up' : 'enter';
  if (key === 'Tab') return shift ? 'previous' : 'next';
  return undefined;
}

/** Command of a key outside of edit mode; undefined for the browser's default. */
export function commandOf(pressed: Pressed): KeyCommand | undefined {
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

/** Command of a key in edit mode. Arrows move on, unless the caret was moved inside the text. */
export function editingCommand(pressed: Pressed, isInside: boolean): KeyCommand | undefined {
  if (pressed.key === 'Escape') return { type: 'cancel' };
  const step =
    ending(pressed) ?? (isInside || pressed.command || pressed.shift ? undefined : ARROWS[pressed.key]);
  return step && { type: 'finish', step };
}

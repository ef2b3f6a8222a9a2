import type { ClipboardEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { askedBy, askedWhileTyping, type KeyAsk, type PlainAsk } from './keys.ts';
import { samePlace } from './state/place.ts';
import { type Step, stepFrom } from './state/step.ts';
import type { SheetDesk } from './use-sheet.ts';

interface History {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** What keys and the clipboard do to a sheet. */
export function sheetKeys(desk: SheetDesk, { undo, redo }: History, wantFocus: () => void) {
  const isTyping = () => desk.state.typing !== undefined;

  const move = (step: Step, isExtending = false) =>
    desk.act({ type: 'moved', step, isExtending, size: desk.size });
  const simple: Readonly<Record<PlainAsk, () => void>> = {
    cancel: desk.cancel,
    release: () => desk.act({ type: 'released' }),
    selectAll: () => desk.act({ type: 'allChosen', size: desk.size }),
    clear: desk.clear,
    fillDown: desk.fillDown,
    undo,
    redo,
  };
  const doAsked = (asked: KeyAsk): void => {
    if (asked.type === 'finish') {
      desk.finish();
      move(asked.step);
    } else if (asked.type === 'move') move(asked.step, asked.isExtending);
    // At once, so that the letter that was pressed already falls into the field.
    else if (asked.type === 'begin') flushSync(() => desk.begin(asked.isInside));
    else simple[asked.type]();
  };

  /** There Tab leads out of the sheet, as out of any field. */
  const isAtEnd = (isBack: boolean) =>
    samePlace(stepFrom(desk.active(), isBack ? 'previous' : 'next', desk.size), desk.active());

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const { key, shiftKey: shift, ctrlKey, metaKey } = event;
    const pressed = { key, shift, command: ctrlKey || metaKey };
    const { typing, isReleased } = desk.state;
    if (key === 'Tab' && (isReleased || (!typing && isAtEnd(shift)))) return;
    if (key === 'Enter' && !typing && desk.active().column === 0) {
      event.preventDefault();
      desk.open();
      return;
    }
    const asked = typing ? askedWhileTyping(pressed, typing.isInside) : askedBy(pressed);
    if (!asked) return;
    if (asked.type !== 'begin' || asked.isInside) event.preventDefault();
    wantFocus();
    doAsked(asked);
  };

  const onCopy = (event: ClipboardEvent): void => {
    if (isTyping()) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', desk.copy());
  };
  const onCut = (event: ClipboardEvent): void => {
    onCopy(event);
    if (!isTyping()) desk.clear();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (isTyping()) return;
    event.preventDefault();
    desk.paste(event.clipboardData.getData('text/plain'));
  };
  return { onKeyDown, onCopy, onCut, onPaste };
}

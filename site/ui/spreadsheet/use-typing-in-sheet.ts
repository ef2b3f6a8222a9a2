import { useSyncExternalStore } from 'react';

const EVENTS = ['focusin', 'focusout'] as const;

const isTyping = (): boolean => document.activeElement?.matches('[role="grid"] input') ?? false;

function watch(tell: () => void): () => void {
  for (const event of EVENTS) document.addEventListener(event, tell);
  return () => {
    for (const event of EVENTS) document.removeEventListener(event, tell);
  };
}

/** Whether a sheet is in edit mode: nothing above it may appear or disappear meanwhile, and move the cell. */
export const useTypingInSheet = (): boolean => useSyncExternalStore(watch, isTyping, () => false);

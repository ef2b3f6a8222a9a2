import { useState } from 'react';
import { changeOf, type TypedText } from '../month-edits/change.ts';
import { readEntry } from '../month-edits/read-entry.ts';
import type { EditedMonth } from '../month-edits/use-edited-month.ts';
import { noteKey, type ReadingNotes } from './rows/rows.ts';

/** Typing into a month: the change goes on its way, and how a number was read is said beside it until something else is typed there. */
export function useTyping({ month, make }: Pick<EditedMonth, 'month' | 'make'>) {
  const [notes, setNotes] = useState<ReadingNotes>(new Map());
  const type = (texts: readonly TypedText[]): void => {
    make(changeOf(month.workers, texts), texts[0]?.session);
    setNotes((before) => new Map([...before, ...texts.map(readingOf)].filter(([, note]) => note !== '')));
  };
  return { notes, type };
}

const readingOf = ({ worker, column, text }: TypedText): [string, string] => [
  noteKey(worker, column),
  column === 'note' ? '' : (readEntry(column, text).note ?? ''),
];

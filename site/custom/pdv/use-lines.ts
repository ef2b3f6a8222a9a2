import { useEffect, useState } from 'react';
import { readLines, type VatLine } from './vat-line.ts';

const KEY = 'pdv-lista';

export interface Lines {
  readonly lines: readonly VatLine[];
  readonly add: (line: VatLine) => void;
  readonly remove: (index: number) => void;
  readonly empty: () => void;
  /** Brings back what was removed last; undefined when nothing was since a line was added. */
  readonly undo: (() => void) | undefined;
}

interface Held {
  readonly lines: readonly VatLine[];
  readonly before?: readonly VatLine[];
}

/** The running list. It outlives a reload and a look at another page, not the window. */
export function useLines(): Lines {
  const [{ lines, before }, setHeld] = useState<Held>({ lines: [] });
  // oxlint-disable-next-line react/set-state-in-effect -- the page rendered ahead has no list: it is taken over first
  useEffect(() => setHeld({ lines: readLines(keptText()) }), []);
  const hold = (held: Held) => {
    setHeld(held);
    keep(held.lines);
  };
  return {
    lines,
    add: (line) => hold({ lines: [...lines, line] }),
    remove: (index) => hold({ lines: lines.toSpliced(index, 1), before: lines }),
    empty: () => hold({ lines: [], before: lines }),
    undo: before && (() => hold({ lines: before })),
  };
}

function keptText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(lines: readonly VatLine[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(lines));
  } catch {
    // Storage is full or forbidden: the list then lasts as long as the page.
  }
}

import type { SourceTable } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import { useEffect, useRef, useState } from 'react';
import { readApart } from '../../../xlsx/reading/read-apart.ts';

/** A table of a chosen file. */
export interface OpenedTable {
  /** Name of the file. */
  readonly name: string;
  readonly table: SourceTable;
}

export interface TableReading {
  readonly opened: OpenedTable | undefined;
  readonly isReading: boolean;
  /** Why the file was not read, as a sentence. */
  readonly problem: string | undefined;
  readonly open: (file: File) => Promise<void>;
  readonly close: () => void;
}

/** Reads the first table of a chosen file on the device; a later choice replaces an earlier one. */
export function useTable(): TableReading {
  const [opened, setOpened] = useState<OpenedTable>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const close = () => {
    reading.current?.abort();
    setOpened(undefined);
    setProblem(undefined);
    setReading(false);
  };
  const open = async (file: File) => {
    close();
    const mine = new AbortController();
    reading.current = mine;
    setReading(true);
    const source = await readApart(file, mine.signal).catch(() => undefined);
    if (source === undefined || mine.signal.aborted) return;
    setReading(false);
    if (typeof source === 'string') return setProblem(source);
    const table = source.sheets[0]?.table;
    if (table) setOpened({ name: file.name, table });
    else setProblem('Tabela je prazna.');
  };
  return { opened, isReading, problem, open, close };
}

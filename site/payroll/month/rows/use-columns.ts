import { useState } from 'react';
import { readStored, writeStored } from '../../../storage/device-storage.ts';
import type { TypedColumn } from '../../month-edits/change.ts';
import { FIRST_COLUMNS } from './columns.ts';

/** Columns shown even when empty, saved on the device for all months. */
const KEY = 'kolone-mjeseca';

const read = (): readonly TypedColumn[] =>
  (readStored(KEY)?.split(' ').filter(Boolean) as readonly TypedColumn[] | undefined) ?? FIRST_COLUMNS;

/** Chosen columns and their setter. */
export function useColumns() {
  const [chosen, setChosen] = useState(read);
  const choose = (columns: readonly TypedColumn[]): void => {
    setChosen(columns);
    writeStored(KEY, columns.join(' '));
  };
  return { chosen, choose };
}

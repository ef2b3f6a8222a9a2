import { useState } from 'react';
import { readStored, writeStored } from '../../../storage/device-storage.ts';
import type { TypedColumn } from '../../month-edits/change.ts';
import { FIRST_COLUMNS } from './columns.ts';

/** Which columns are shown though nothing is in them: kept on the device, the same for every month. */
const KEY = 'kolone-mjeseca';

const read = (): readonly TypedColumn[] =>
  (readStored(KEY)?.split(' ').filter(Boolean) as readonly TypedColumn[] | undefined) ?? FIRST_COLUMNS;

/** The columns chosen by name, and how to choose. */
export function useColumns() {
  const [chosen, setChosen] = useState(read);
  const choose = (columns: readonly TypedColumn[]): void => {
    setChosen(columns);
    writeStored(KEY, columns.join(' '));
  };
  return { chosen, choose };
}

import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { useState } from 'react';
import { readStored } from '../../../storage/device-storage.ts';
import { saveShown } from '../../../storage/payroll/firms.ts';
import type { TypedColumn } from '../edits/change.ts';
import { FIRST_COLUMNS } from './columns.ts';

/** Columns chosen in earlier versions, for all firms of the device. */
const KEY = 'kolone-mjeseca';

const read = (): readonly string[] => readStored(KEY)?.split(' ').filter(Boolean) ?? FIRST_COLUMNS;

interface Choice {
  readonly before: Firm['columns'];
  readonly columns: readonly string[];
}

/**
 * The chosen columns of a firm and their setter.
 * @param kept those of the stored firm
 */
export function useColumns(firm: string, stored: Firm['columns']) {
  const [earlier] = useState(read);
  const [mine, setMine] = useState<Choice>();
  const choose = (columns: readonly TypedColumn[]): void => {
    setMine({ before: stored, columns });
    void saveShown(firm, { columns }).catch(() => undefined);
  };
  // Until it is read back.
  const chosen = mine && mine.before === stored ? mine.columns : (stored ?? earlier);
  return { chosen, choose };
}

import type { Contents } from '../db/tables.ts';
import { changeRecord } from '../payroll/change-log.ts';

/** Contents of a handed over firm, with a line in its journal that it came here. */
export const asReceived = (contents: Contents): Contents => ({
  ...contents,
  odsustva: [
    ...contents.odsustva,
    ...contents.firme.map(({ id }) => changeRecord(id, { action: 'received' })),
  ],
});

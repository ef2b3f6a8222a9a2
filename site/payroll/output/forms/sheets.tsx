import { useState } from 'react';
import { Segments } from '../../../ui/controls/segments.tsx';
import { usePrints } from '../../../ui/use-prints.ts';
import { CopyTable } from './copy-table.tsx';
import styles from './sheets.module.css';

interface SheetsProps {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly string[];
}

/** As many workers as the form has on one sheet. */
const ON_A_SHEET = 24;

/** DL1 sheet by sheet, as it is retyped; the totals of all stand under the last. Paper has all of it. */
export function Sheets({ columns, rows, totals }: SheetsProps) {
  const [chosen, setChosen] = useState(0);
  const count = Math.max(1, Math.ceil(rows.length / ON_A_SHEET));
  const prints = usePrints();
  const sheet = Math.min(chosen, count - 1);
  return (
    <>
      {count > 1 && (
        <Segments
          label="List obrasca"
          segments={Array.from({ length: count }, (_, at) => ({
            value: String(at),
            label: `List ${at + 1}`,
          }))}
          value={String(sheet)}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      <div className={styles.screen}>
        <CopyTable
          caption={`DL1, list ${sheet + 1}`}
          columns={columns}
          rows={rows.slice(sheet * ON_A_SHEET, (sheet + 1) * ON_A_SHEET)}
          {...(sheet === count - 1 && { totals })}
        />
      </div>
      {prints > 0 && (
        <div className={styles.paper}>
          <CopyTable caption="DL1" columns={columns} rows={rows} totals={totals} />
        </div>
      )}
    </>
  );
}

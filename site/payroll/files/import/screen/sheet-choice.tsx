import { useId } from 'react';
import box from '../../../../fields/layout/box.module.css';
import { joinClasses } from '../../../../ui/join-classes.ts';
import type { ReadSheet } from '../../../../xlsx/reading/read-xlsx.ts';
import styles from '../../../ui/import/questions.module.css';

interface SheetChoiceProps {
  readonly sheets: readonly ReadSheet[];
  readonly sheet: number;
  readonly choose: (sheet: number) => void;
}

/** Chooses a sheet when a workbook has several. */
export function SheetChoice({ sheets, sheet, choose }: SheetChoiceProps) {
  const id = useId();
  if (sheets.length < 2) return null;
  return (
    <div className={joinClasses('stack2', styles.question)}>
      <label htmlFor={id}>List</label>
      <select
        id={id}
        className={box.input}
        value={sheet}
        onChange={({ target }) => choose(Number(target.value))}
        translate="no"
      >
        {sheets.map(({ name, table }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets are identified by position.
          <option key={at} value={at}>
            {name} ({table.rows.length})
          </option>
        ))}
      </select>
    </div>
  );
}

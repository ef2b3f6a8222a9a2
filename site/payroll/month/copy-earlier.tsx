import type { EntryName, PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { ENTRY_COLUMNS } from '@obracun/engine/payroll/request/entry-columns.ts';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useSpoken } from '../../ui/spoken.tsx';
import { columnsIn, copyOf, type MonthChange } from '../entries/change.ts';
import type { EditedMonth } from '../entries/use-edited-month.ts';
import { type MonthOf, monthsAway } from '../kept/months.ts';
import { useMonth } from '../kept/use-kept.ts';
import styles from './month.module.css';

const NOT_COPIED = 'Bolovanje, odsustvo na teret fonda, prevoz i obustave u mjesecu se ne kopiraju.';

/** The columns of a change, in the order people read them. */
const titlesOf = (change: MonthChange): string =>
  (Object.keys(ENTRY_COLUMNS) as EntryName[])
    .filter((name) => columnsIn(change).has(name))
    .map((name) => ENTRY_COLUMNS[name].label.toLowerCase())
    .join(', ');

interface CopyEarlierProps {
  readonly of: MonthOf;
  readonly month: PayrollMonth;
  readonly workers: readonly Worker[];
  readonly make: EditedMonth['make'];
}

/** Takes what may come again of last month for those who have none in this one; Ctrl+Z takes it back. */
export function CopyEarlier({ of, month, workers, make }: CopyEarlierProps) {
  const earlier = useMonth(monthsAway(of, -1))?.content;
  const [said, setSaid] = useState<string>();
  useSpoken(said);
  const copy = () => {
    const ids = workers.map(({ id }) => id);
    const change = earlier ? copyOf(earlier, month.workers, ids) : {};
    const count = Object.keys(change).length;
    make(change);
    setSaid(
      count > 0
        ? `Kopirano za ${count} radnika: ${titlesOf(change)}. ${NOT_COPIED} Ctrl+Z u tabeli vraća.`
        : `Prošli mjesec nema šta da se kopira radnicima koji ovdje nemaju ništa upisano. ${NOT_COPIED}`,
    );
  };
  return (
    <>
      <Button onClick={copy}>
        <Copy aria-hidden="true" size={18} /> Kopiraj prošli mjesec
      </Button>
      {said && <p className={styles.copied}>{said}</p>}
    </>
  );
}

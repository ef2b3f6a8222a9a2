import { formFor } from '@obracun/engine/kernel/figures/plural.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useSpoken } from '../../ui/spoken.tsx';
import { copyOf } from '../entries/change.ts';
import type { EditedMonth } from '../entries/use-edited-month.ts';
import type { MonthOf } from '../kept/months.ts';
import { useMonth } from '../kept/use-kept.ts';
import styles from './copy-earlier.module.css';
import { monthsAway } from './head/month-chooser.tsx';

interface CopyEarlierProps {
  readonly of: MonthOf;
  readonly month: PayrollMonth;
  readonly workers: readonly Worker[];
  readonly make: EditedMonth['make'];
}

/** Takes the entries of last month for those who have none in this one; Ctrl+Z takes it back. */
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
        ? `Kopirano za ${count} ${formFor(count, ['radnika', 'radnika', 'radnika'])}. Ctrl+Z u tabeli vraća.`
        : 'Prošli mjesec nema unosa za radnike koji ovdje nemaju ništa upisano.',
    );
  };
  return (
    <>
      <Button onClick={copy}>
        <Copy aria-hidden="true" size={18} /> Kopiraj prošli mjesec
      </Button>
      {said && <p className={styles.said}>{said}</p>}
    </>
  );
}

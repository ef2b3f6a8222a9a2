import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import { CertaintyMark } from './certainty.tsx';
import { CopyFigure } from './copy-figure.tsx';
import { FigureCells } from './figure-cells.tsx';
import { leastSure } from './law-cited.ts';
import type { LedgerLine } from './ledger-of.ts';
import styles from './ledger-row.module.css';
import { LineExplanation } from './line-explanation.tsx';
import { lineId } from './line-id.ts';
import { LineWarning } from './line-warning.tsx';

/** One line: its name and figure, which open to how it came about. */
export function LedgerRow({ line, isTotal, upozorenja }: LedgerLine) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <li className={joinClasses(styles.row, isTotal && styles.total)}>
      <button
        type="button"
        id={upozorenja.length > 0 ? lineId(line.red) : undefined}
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.name}>
          <ChevronRight aria-hidden="true" size={14} className={styles.chevron} />
          <span>
            {line.naziv} {leastSure(line.zakon)?.pouzdanost === 'niska' && <CertaintyMark level="niska" />}
          </span>
        </span>
        <FigureCells line={line} isTotal={isTotal} />
      </button>
      <CopyFigure line={line} />
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {isOpen && <LineExplanation line={line} />}
      </div>
      {upozorenja.map((warning) => (
        <LineWarning key={warning.poruka} warning={warning} className={styles.panel} />
      ))}
    </li>
  );
}

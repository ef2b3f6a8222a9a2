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

interface LedgerRowProps extends LedgerLine {
  /** The rate of the law the line is reckoned at, where it says it beside its name. */
  readonly rate?: string | undefined;
}

/** One line: its name and figure, which open to how it came about where the service said it. */
export function LedgerRow({ line, isTotal, upozorenja, rate }: LedgerRowProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const id = upozorenja.length > 0 ? lineId(line.red) : undefined;
  const said = (
    <>
      <span className={styles.name}>
        {line.formula && <ChevronRight aria-hidden="true" size={14} className={styles.chevron} />}
        <span>
          {line.naziv} {rate && <span className={styles.rate}>{rate}</span>}{' '}
          {leastSure(line.zakon)?.pouzdanost === 'niska' && <CertaintyMark level="niska" />}
        </span>
      </span>
      <FigureCells line={line} isTotal={isTotal} />
    </>
  );
  return (
    <li className={joinClasses(styles.row, isTotal && styles.total)}>
      {line.formula ? (
        <button
          type="button"
          id={id}
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {said}
        </button>
      ) : (
        <div id={id} tabIndex={-1} className={joinClasses(styles.button, styles.plain)}>
          {said}
        </div>
      )}
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

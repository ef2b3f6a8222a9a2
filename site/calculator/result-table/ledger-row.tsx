import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { leastSure } from '../api/law-cited.ts';
import type { LedgerLine } from '../api/ledger-of.ts';
import { CopyFigure } from './copy-figure.tsx';
import { FigureCells } from './figure-cells.tsx';
import styles from './ledger-row.module.css';
import { LineExplanation } from './line-explanation.tsx';
import { LineWarning } from './line-warning.tsx';

/** The id of the button of a line that warns; a line may stand in several sections, its warnings stand once. */
const lineId = (red: string): string => `red-${red}`;

/** Brings a person to a line. */
export const goToLine = (red: string): void => document.getElementById(lineId(red))?.focus();

interface LedgerRowProps extends LedgerLine {
  /** The rate of the law the line is calculated at, where it says it beside its name. */
  readonly rate?: string | undefined;
}

/** One line: its name and figure, which open to how it came about where the service said it. */
export function LedgerRow({ line, isTotal, isWithin, warnings, rate }: LedgerRowProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const id = warnings.length > 0 ? lineId(line.name) : undefined;
  const said = (
    <>
      <span className={styles.name}>
        {line.formula && <ChevronRight aria-hidden="true" size={14} className={styles.chevron} />}
        <span>
          {isWithin && <VisuallyHidden>od toga </VisuallyHidden>}
          {line.label} {rate && <span className={styles.rate}>{rate}</span>}{' '}
          {leastSure(line.citations)?.pouzdanost === 'niska' && <CertaintyMark level="niska" />}
        </span>
      </span>
      <FigureCells line={line} isTotal={isTotal} />
    </>
  );
  return (
    <li className={joinClasses(styles.row, isTotal && styles.total, isWithin && styles.within)}>
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
      {warnings.map((warning) => (
        <LineWarning key={warning.poruka} warning={warning} className={styles.panel} />
      ))}
    </li>
  );
}

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './folded.module.css';

interface FoldedProps {
  readonly title: string;
  /** What is inside, in a few words. */
  readonly line?: string;
  /** A word of warning. */
  readonly mark?: string | undefined;
  readonly children: ReactNode;
}

/** What is rarely needed, one key away. */
export const Folded = ({ title, line, mark, children }: FoldedProps) => (
  <details className={styles.folded}>
    <summary className={styles.summary}>
      <span className={styles.heading}>
        <span className={styles.title}>{title}</span>
        <span className={styles.line}>{line}</span>
      </span>
      <span className={styles.mark}>{mark}</span>
      <ChevronDown aria-hidden="true" size={18} className={styles.arrow} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);

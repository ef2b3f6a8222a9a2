import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './folded.module.css';

export interface FoldedProps {
  readonly title: ReactNode;
  /** A short summary of the content. */
  readonly line?: ReactNode;
  /** A word of warning. */
  readonly mark?: string | undefined;
  /** Renders the content from its first opening on. */
  readonly isLate?: boolean;
  /** Initial state. */
  readonly isOpenFirst?: boolean;
  /** Prints the whole content, since paper cannot be opened. */
  readonly isOnPaper?: boolean;
  /** Next to the text it explains, without edges. */
  readonly isSmall?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Rarely used content, folded. */
export function Folded({
  title,
  line,
  mark,
  isLate,
  isOpenFirst = false,
  isOnPaper,
  isSmall,
  className,
  children,
}: FoldedProps) {
  const [wasOpened, setOpened] = useState(isOpenFirst);
  return (
    <details
      className={joinClasses(styles.folded, isSmall && styles.small, isOnPaper && styles.onPaper, className)}
      open={isOpenFirst}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className={styles.summary}>
        <span className={styles.heading}>
          <span className={joinClasses(!isSmall && 'strong')}>{title}</span>
          <span className={joinClasses('soft', styles.line)}>{line}</span>
        </span>
        <span className="error small strong">{mark}</span>
        <ChevronDown
          aria-hidden="true"
          size={isSmall ? 14 : 18}
          className={joinClasses('onScreen', styles.arrow)}
        />
      </summary>
      <div className={joinClasses('stack3', styles.content)}>{(wasOpened || !isLate) && children}</div>
    </details>
  );
}

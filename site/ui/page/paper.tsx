import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './paper.module.css';

interface PaperProps {
  /** Lying, for a table that an upright page has no room for. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** What is printed in place of the page; nothing of it is seen on the screen. */
export const Paper = ({ isWide = false, children }: PaperProps) =>
  createPortal(
    <div className={styles.paper} data-wide={isWide || undefined}>
      {children}
    </div>,
    document.body,
  );

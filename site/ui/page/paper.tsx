import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './paper.module.css';

interface PaperProps {
  /** Landscape, for a table too wide for a portrait page. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Printed in place of the page; hidden on the screen. */
export const Paper = ({ isWide = false, children }: PaperProps) =>
  createPortal(
    <div className={styles.paper} data-wide={isWide || undefined}>
      {children}
    </div>,
    document.body,
  );

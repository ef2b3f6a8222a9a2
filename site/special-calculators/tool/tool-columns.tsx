import type { ReactNode } from 'react';
import styles from './tool-columns.module.css';

interface ToolColumnsProps {
  readonly inputs: ReactNode;
  readonly children: ReactNode;
}

/** What is typed on the left, or above where it is narrow, and what comes of it beside; on paper what comes of it alone. */
export const ToolColumns = ({ inputs, children }: ToolColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.inputs}>{inputs}</div>
    <div className={styles.outcome}>{children}</div>
  </div>
);

import type { ReactNode } from 'react';
import styles from './tool-columns.module.css';

interface ToolColumnsProps {
  readonly inputs: ReactNode;
  readonly children: ReactNode;
}

/** Form left, or above on narrow screens, and result next to it; on paper the result alone. */
export const ToolColumns = ({ inputs, children }: ToolColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.inputs}>{inputs}</div>
    <div className={styles.outcome}>{children}</div>
  </div>
);

import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './tool-columns.module.css';

interface ToolColumnsProps {
  readonly inputs: ReactNode;
  readonly children: ReactNode;
}

/** Form left, or above on narrow screens, and result next to it; on paper the result alone. */
export const ToolColumns = ({ inputs, children }: ToolColumnsProps) => (
  <div className={joinClasses('stack6', styles.columns)}>
    <div className="onScreen">{inputs}</div>
    <div className={styles.outcome}>{children}</div>
  </div>
);

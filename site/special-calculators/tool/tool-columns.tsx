import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import layout from '../../ui/layout.module.css';
import styles from './tool-columns.module.css';

interface ToolColumnsProps {
  readonly inputs: ReactNode;
  readonly children: ReactNode;
}

/** Form left, or above on narrow screens, and result next to it; on paper the result alone. */
export const ToolColumns = ({ inputs, children }: ToolColumnsProps) => (
  <div className={joinClasses(layout.stack6, styles.columns)}>
    <div className={layout.onScreen}>{inputs}</div>
    <div className={styles.outcome}>{children}</div>
  </div>
);

import { TriangleAlert } from 'lucide-react';
import styles from './warning.module.css';

interface WarningProps {
  /** Of the control it is about. */
  readonly id: string;
  readonly children: string | undefined;
}

/** What looks wrong in a field that counts all the same. */
export const Warning = ({ id, children }: WarningProps) => (
  <p id={warningId(id)} className={styles.warning} aria-live="polite">
    {children && (
      <>
        <TriangleAlert aria-hidden="true" size={14} className={styles.icon} /> {children}
      </>
    )}
  </p>
);

export const warningId = (id: string): string => `${id}-upozorenje`;

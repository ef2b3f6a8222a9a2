import { TriangleAlert } from 'lucide-react';
import { useSpoken } from '../../ui/spoken.tsx';
import { hintId, idsOf } from './control.ts';
import styles from './warning.module.css';

interface WarningProps {
  /** Of the control it is about. */
  readonly id: string;
  readonly children: string | undefined;
}

/** What looks wrong in a field that counts all the same. */
export function Warning({ id, children }: WarningProps) {
  useSpoken(children && 'Uz polje stoji napomena.');
  return (
    <p id={warningId(id)} className={styles.warning}>
      {children && (
        <>
          <TriangleAlert aria-hidden="true" size={14} className={styles.icon} /> {children}
        </>
      )}
    </p>
  );
}

export const warningId = (id: string): string => `${id}-upozorenje`;

/** The ids of the words under a control that has no errors. */
export const notedBy = (id: string, warning: string | undefined, hint: string | undefined) =>
  idsOf(warning && warningId(id), hint && hintId(id));

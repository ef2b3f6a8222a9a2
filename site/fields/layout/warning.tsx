import { TriangleAlert } from 'lucide-react';
import { useSpoken } from '../../ui/spoken.tsx';
import { hintId, idsOf } from './control.ts';
import styles from './warning.module.css';

interface WarningProps {
  /** Id of the control. */
  readonly id: string;
  readonly children: string | undefined;
}

/** A warning of a field whose value counts anyway. */
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

/** The ids of the texts under a control without errors. */
export const notedBy = (id: string, warning: string | undefined, hint: string | undefined) =>
  idsOf(warning && warningId(id), hint && hintId(id));

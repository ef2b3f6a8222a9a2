import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { type ControlProps, errorId, hintId, labelId } from './control.ts';
import styles from './field-frame.module.css';

interface FieldFrameProps extends Pick<ControlProps, 'id' | 'hint' | 'error'> {
  /** The label; without it the control brings its own. */
  readonly label?: ReactNode;
  readonly children: ReactNode;
}

/** Finds the whole of a field from inside it. */
export const FIELD = '[data-field]';

/** Label above, hint and error under; an error shakes the control once where motion is welcome. */
export const FieldFrame = ({ id, label, hint, error, children }: FieldFrameProps) => (
  <div className={styles.frame} data-field>
    {label && (
      <label id={labelId(id)} className={styles.label} htmlFor={id}>
        {label}
      </label>
    )}
    <div className={joinClasses(styles.control, error && styles.wrong)}>{children}</div>
    <p id={errorId(id)} className={styles.error} aria-live="polite">
      {error && <CircleX aria-hidden="true" size={14} className={styles.icon} />}
      {error}
    </p>
    {hint && (
      <p id={hintId(id)} className={styles.hint}>
        {hint}
      </p>
    )}
  </div>
);

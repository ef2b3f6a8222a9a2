import { type ReactNode, type Ref, useId } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly title: ReactNode;
  /** There is more to read than a sentence. */
  readonly isWide?: boolean;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A question over the page, under its heading. */
export function Dialog({ ref, title, isWide, onClose, children }: DialogProps) {
  const heading = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={heading}
      className={joinClasses(styles.dialog, isWide && styles.wide)}
      onClose={onClose}
    >
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

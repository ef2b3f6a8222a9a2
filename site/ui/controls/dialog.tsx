import { type ReactNode, type Ref, useId } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly title: ReactNode;
  /** The text is longer than a sentence. */
  readonly isWide?: boolean;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A modal dialog with a heading. */
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

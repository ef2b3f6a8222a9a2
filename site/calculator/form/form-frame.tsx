import type { ReactNode } from 'react';
import { LatePart } from '../../lazy-loading/part.tsx';
import { useFormContext } from '../form-state/form-context.ts';
import styles from './form-frame.module.css';

/** Nobody needs it before a link had more than is understood. */
const loadUnread = async () => (await import('./unread-link.tsx')).UnreadLink;

interface FormFrameProps {
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** The inputs of a screen. Nothing is sent by the browser: by its method Enter leaves the page alone before the scripts come too. */
export function FormFrame({ onEnter, children }: FormFrameProps) {
  const { unread } = useFormContext().form.state;
  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      autoComplete="off"
      aria-label="Unos"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      {unread && <LatePart load={loadUnread} props={{ names: unread }} />}
      {children}
    </form>
  );
}

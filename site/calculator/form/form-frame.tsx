import type { ReactNode } from 'react';
import { OptionalPart } from '../../lazy-loading/part.tsx';
import { useFormContext } from '../form-state/form-context.ts';
import styles from './form-frame.module.css';

/** Loaded when a link contains unknown fields. */
const loadUnread = async () => (await import('./unread-link.tsx')).UnreadLink;

interface FormFrameProps {
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** The inputs of a screen. The browser submits nothing: with this method Enter keeps the page before hydration too. */
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
      {unread && <OptionalPart load={loadUnread} props={{ names: unread }} />}
      {children}
    </form>
  );
}

import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './month-head.module.css';

interface HeadMenuProps {
  readonly title: ReactNode;
  /** Without use where workers are cards. */
  readonly isOfSheet?: boolean;
  readonly children: ReactNode;
}

/** Optional controls of a month behind a button of its bar. */
export const HeadMenu = ({ title, isOfSheet = false, children }: HeadMenuProps) => (
  <details className={isOfSheet ? styles.ofSheet : 'anchor'} onKeyDown={closeByEscape} onBlur={closeWhenLeft}>
    <summary className={joinClasses('box strong', styles.summary)}>{title}</summary>
    {children}
  </details>
);

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** Closes when focus leaves, also by a press on unfocusable content; a press inside keeps it open. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')) return;
  currentTarget.open = false;
}

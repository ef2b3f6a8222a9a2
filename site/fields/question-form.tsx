import type { ReactNode } from 'react';
import { joinClasses } from '../ui/join-classes.ts';

interface QuestionFormProps {
  /** Accessible name. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A few inputs whose answer follows beside them. The browser submits nothing: with this method Enter keeps the page before hydration too.
 */
export const QuestionForm = ({ label, className, children }: QuestionFormProps) => (
  <form
    method="dialog"
    noValidate
    autoComplete="off"
    className={joinClasses('columns filled', className)}
    aria-label={label}
  >
    {children}
  </form>
);

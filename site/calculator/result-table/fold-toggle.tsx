import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './fold-toggle.module.css';

interface FoldToggleProps {
  readonly isOpen: boolean;
  /** The id of the content it opens. */
  readonly controls: string;
  readonly toggle: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Summarizes folded content, and opens it. */
export const FoldToggle = ({ isOpen, controls, toggle, className, children }: FoldToggleProps) => (
  <button
    type="button"
    className={joinClasses('soft bare', styles.fold, className)}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={toggle}
  >
    <ChevronRight aria-hidden="true" size={14} className={joinClasses('onScreen', styles.chevron)} />
    {children}
  </button>
);

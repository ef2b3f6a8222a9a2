import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './folded-section.module.css';

interface FoldedSectionProps {
  /** The id of the content it opens. */
  readonly id: string;
  readonly label: string;
  /** A short summary of the content; its heading on paper. */
  readonly words: string;
  /** Loads when it is opened. */
  readonly children: ReactNode;
}

/** An addition to a result under its slip. Unopened, it is not printed. */
export function FoldedSection({ id, label, words, children }: FoldedSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.section} aria-label={label} data-open={isOpen || undefined}>
      <FoldToggle isOpen={isOpen} controls={id} toggle={() => setOpen(!isOpen)} className={styles.toggle}>
        {words}
      </FoldToggle>
      <div id={id} className={styles.panel}>
        {isOpen && children}
      </div>
    </section>
  );
}

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
    className={joinClasses(styles.fold, className)}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={toggle}
  >
    <ChevronRight aria-hidden="true" size={14} className={styles.chevron} />
    {children}
  </button>
);

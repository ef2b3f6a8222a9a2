import { type ReactNode, useState } from 'react';
import { FoldToggle } from './fold-toggle.tsx';
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

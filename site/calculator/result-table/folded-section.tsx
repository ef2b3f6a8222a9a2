import { type ReactNode, useState } from 'react';
import { FoldToggle } from './fold-toggle.tsx';
import styles from './folded-section.module.css';

interface FoldedSectionProps {
  /** The id of what it opens. */
  readonly id: string;
  readonly label: string;
  /** What is inside, in a few words; on paper they are its heading. */
  readonly words: string;
  /** Asks for nothing until it is opened. */
  readonly children: ReactNode;
}

/** What goes with a result and stands under its slip, one key away. What was not opened is not on paper. */
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

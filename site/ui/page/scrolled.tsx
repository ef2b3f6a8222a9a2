import type { ReactNode } from 'react';
import styles from './figures.module.css';
import { MoreBeside } from './more-beside.tsx';

interface ScrolledProps {
  /** What is scrolled. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table wider than its room, which scrolls by itself. */
export const Scrolled = ({ label, children }: ScrolledProps) => (
  <MoreBeside>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by keys */}
    <section className={styles.scroller} tabIndex={0} aria-label={label}>
      {children}
    </section>
  </MoreBeside>
);

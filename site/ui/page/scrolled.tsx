import type { ReactNode } from 'react';
import styles from './figures.module.css';
import { MoreBeside } from './more-beside.tsx';

interface ScrolledProps {
  /** Name of the scrolled content. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table wider than its container, scrolled separately. */
export const Scrolled = ({ label, children }: ScrolledProps) => (
  <MoreBeside>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled content must be reachable by keys */}
    <section className={styles.scroller} tabIndex={0} aria-label={label}>
      {children}
    </section>
  </MoreBeside>
);

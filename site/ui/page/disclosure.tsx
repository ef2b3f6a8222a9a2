import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly title: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A small disclosure next to the text it explains; a separate block is `Folded`. */
export const Disclosure = ({ title, className, children }: DisclosureProps) => (
  <details className={className}>
    <summary className={styles.summary}>
      <ChevronRight aria-hidden="true" size={14} className={styles.chevron} />
      {title}
    </summary>
    {children}
  </details>
);

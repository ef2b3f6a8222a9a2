import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Heading } from '../../../ui/page/heading.tsx';
import styles from './output.module.css';

interface SectionProps {
  readonly title: string;
  /** Tables of the form's own columns take the whole width. */
  readonly isWide?: boolean;
  /** It gives out files alone: paper would have its title and nothing under it. */
  readonly isFiles?: boolean;
  readonly children: ReactNode;
}

/** One kind of what a month gives out. */
export function Section({ title, isWide = false, isFiles = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={joinClasses(styles.section, isWide && styles.wide, isFiles && styles.files)}
    >
      <Heading level={3} look="section" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export const Remark = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.remark}>{children}</p>
);

import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Heading } from '../../../ui/page/heading.tsx';
import styles from './output.module.css';

interface SectionProps {
  readonly title: string;
  /** Tables with the columns of a form take the whole width. */
  readonly isWide?: boolean;
  /** Hidden on paper, because it contains only download buttons. */
  readonly isFiles?: boolean;
  readonly children: ReactNode;
}

/** One kind of output of a month. */
export function Section({ title, isWide = false, isFiles = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={joinClasses('stack3', styles.section, isWide && styles.wide, isFiles && 'onScreen')}
    >
      <Heading level={3} look="section" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export const Remark = ({ children }: { readonly children: ReactNode }) => (
  <p className="soft measure">{children}</p>
);

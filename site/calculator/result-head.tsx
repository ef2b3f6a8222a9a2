import type { ReactNode } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import { Heading } from '../ui/page/heading.tsx';
import styles from './result-head.module.css';

interface ResultHeadProps {
  /** Names the section it heads. */
  readonly id: string;
  readonly title: string;
  readonly className?: string | false | undefined;
  /** What can be done with the result. */
  readonly children?: ReactNode;
}

/** What a result is, over a rule, and beside it what can be done with it. */
export const ResultHead = ({ id, title, className, children }: ResultHeadProps) => (
  <div className={joinClasses(styles.head, className)}>
    <Heading level={2} id={id} tabIndex={-1}>
      {title}
    </Heading>
    {children}
  </div>
);

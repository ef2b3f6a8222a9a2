import type { ReactNode } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import { Heading } from '../ui/page/heading.tsx';
import styles from './heads.module.css';

interface ResultHeadProps {
  /** The id of the heading, for its section. */
  readonly id: string;
  readonly title: string;
  readonly className?: string | false | undefined;
  /** Tools for the result. */
  readonly children?: ReactNode;
}

/** The heading of a result over a rule, and its tools. */
export const ResultHead = ({ id, title, className, children }: ResultHeadProps) => (
  <div className={joinClasses('row4 apart flat anchor', styles.head, className)}>
    <Heading level={2} id={id} tabIndex={-1}>
      {title}
    </Heading>
    {children}
  </div>
);

/** The title; text in parentheses is smaller. */
export function PageTitle({ title }: { readonly title: string }) {
  const [name, ...rest] = title.split(/(?= \()/);
  return (
    <Heading level={1} className={styles.title}>
      {name}
      {rest.length > 0 && <small className={joinClasses('soft light', styles.detail)}>{rest.join('')}</small>}
    </Heading>
  );
}

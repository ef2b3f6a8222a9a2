import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { PrintOrigin } from './print-origin.tsx';
import styles from './text-page.module.css';

interface TextPageProps {
  readonly title: string;
  /** A line under the title, such as the day of the last revision. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A text page: one column of readable width. */
export const TextPage = ({ title, note, children }: TextPageProps) => (
  <article className={styles.page}>
    <PrintOrigin />
    <Heading level={1}>{title}</Heading>
    {note && <p className="soft">{note}</p>}
    {children}
  </article>
);

import { Link } from 'wouter';
import styles from './link-list.module.css';

export interface Door {
  readonly to: string;
  readonly title: string;
  readonly line?: string;
}

/** Names with one line each, set as a list to be read, not as cards to be looked at. */
export const LinkList = ({ doors }: { readonly doors: readonly Door[] }) => (
  <ul className={styles.list}>
    {doors.map(({ to, title, line }) => (
      <li key={to} className={styles.item}>
        <Link to={to} className={styles.link}>
          <span className={styles.title}>{title}</span>
          {line && <span className={styles.line}>{line}</span>}
        </Link>
      </li>
    ))}
  </ul>
);

import { Link } from 'wouter';
import styles from './door-cards.module.css';
import { type DoorSign, DrawnSign } from './door-sign.tsx';

export interface Door {
  readonly to: string;
  readonly title: string;
  readonly line: string;
  readonly sign: DoorSign;
}

/** Pages as cards: an icon, the name, one line; the whole card is a link. */
export const DoorCards = ({ doors }: { readonly doors: readonly Door[] }) => (
  <ul className={styles.list}>
    {doors.map(({ to, title, line, sign }) => (
      <li key={to} className={styles.item}>
        <Link to={to} className={styles.card}>
          <DrawnSign sign={sign} className={styles.sign} />
          <span className={styles.title}>{title}</span>
          <span className={styles.line}>{line}</span>
        </Link>
      </li>
    ))}
  </ul>
);

import { Spinner } from '../ui/spinner.tsx';
import styles from './waiting.module.css';

/** In place of a part that is on its way. */
export const Waiting = () => (
  <div className={styles.wait}>
    <Spinner label="Učitavam…" />
  </div>
);

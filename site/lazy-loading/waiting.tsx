import { Spinner } from '../ui/spinner.tsx';
import styles from './waiting.module.css';

/** In place of a part that is on its way; paper cannot wait for it, and says what to do. */
export const Waiting = () => (
  <div className={styles.wait}>
    <div className={styles.screen}>
      <Spinner label="Učitavam…" />
    </div>
    <p className={styles.paper}>Ovaj dio se još učitavao: odštampajte stranicu ponovo.</p>
  </div>
);

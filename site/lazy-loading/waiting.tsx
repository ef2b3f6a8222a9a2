import { Spinner } from '../ui/spinner.tsx';
import styles from './waiting.module.css';

/** Placeholder of a loading chunk; paper shows what to do instead. */
export const Waiting = () => (
  <div className={styles.wait}>
    <div className="onScreen">
      <Spinner label="Učitavam…" />
    </div>
    <p className="onPaper">Odštampajte ponovo kad se učita.</p>
  </div>
);

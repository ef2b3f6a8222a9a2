import { joinClasses } from './join-classes.ts';
import layout from './layout.module.css';
import styles from './spinner.module.css';

/** A loading message; the ring does not turn with reduced motion. */
export const Spinner = ({ label }: { readonly label: string }) => (
  <output className={joinClasses(layout.beside, layout.pale)}>
    <span aria-hidden="true" className={styles.ring} />
    {label}
  </output>
);

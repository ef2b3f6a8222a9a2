import styles from './spinner.module.css';

/** A loading message; the ring does not turn with reduced motion. */
export const Spinner = ({ label }: { readonly label: string }) => (
  <output className="beside pale">
    <span aria-hidden="true" className={styles.ring} />
    {label}
  </output>
);

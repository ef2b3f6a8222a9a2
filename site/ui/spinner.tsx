import styles from './spinner.module.css';

/** Says in words that something is being awaited; the ring turns only where motion is welcome. */
export const Spinner = ({ label }: { readonly label: string }) => (
  <output className={styles.spinner}>
    <span aria-hidden="true" className={styles.ring} />
    {label}
  </output>
);

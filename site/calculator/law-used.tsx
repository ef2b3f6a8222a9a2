import { useId } from 'react';
import { lawUsed } from './law-cited.ts';
import styles from './law-used.module.css';
import type { Ledger } from './ledger-of.ts';
import { Provision } from './provision.tsx';

/** The law behind the shown lines, each provision once. */
export function LawUsed({ cjeline }: Pick<Ledger, 'cjeline'>) {
  const heading = useId();
  return (
    <section className={styles.law} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        Propisi u ovom obračunu
      </h3>
      <ul className={styles.list}>
        {lawUsed({ cjeline }).map((cited) => (
          <Provision key={`${cited.naziv} ${cited.od}`} cited={cited} />
        ))}
      </ul>
    </section>
  );
}

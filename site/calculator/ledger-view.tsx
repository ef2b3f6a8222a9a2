import { useId } from 'react';
import type { Ledger, LedgerSection } from './ledger-of.ts';
import { LedgerRow } from './ledger-row.tsx';
import styles from './ledger-view.module.css';

/** Every line of an answer, set as a ledger. */
export const LedgerView = ({ cjeline }: Pick<Ledger, 'cjeline'>) => (
  <div className={styles.ledger}>
    {cjeline.map((section) => (
      <Section key={section.naslov} section={section} />
    ))}
  </div>
);

function Section({ section: { naslov, redovi, napomena } }: { readonly section: LedgerSection }) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {naslov}
      </h3>
      <ul className={styles.lines}>
        {redovi.map((line) => (
          <LedgerRow key={line.line.red} {...line} />
        ))}
      </ul>
      {napomena && <p className={styles.note}>{napomena}</p>}
    </section>
  );
}

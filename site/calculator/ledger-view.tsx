import { Heading } from '../ui/heading.tsx';
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

const Section = ({ section: { naslov, redovi, napomena } }: { readonly section: LedgerSection }) => (
  <section className={styles.section}>
    <Heading level={3} className={styles.heading}>
      {naslov}
    </Heading>
    <ul className={styles.lines}>
      {redovi.map((line) => (
        <LedgerRow key={line.line.red} {...line} />
      ))}
    </ul>
    {napomena && <p className={styles.note}>{napomena}</p>}
  </section>
);

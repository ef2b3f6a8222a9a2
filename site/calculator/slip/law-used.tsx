import { Heading } from '../../ui/page/heading.tsx';
import { lawUsed } from '../answer/law-cited.ts';
import type { Ledger } from '../answer/ledger-of.ts';
import styles from './law-used.module.css';
import { Provision } from './provision.tsx';

/** The law behind the shown lines, each provision once; nothing where no law enters them. */
export function LawUsed({ sections }: Pick<Ledger, 'sections'>) {
  const provisions = lawUsed({ sections });
  if (provisions.length === 0) return null;
  return (
    <section className={styles.law}>
      <Heading level={3} className={styles.heading}>
        Propisi u ovom obračunu
      </Heading>
      <ul className={styles.list}>
        {provisions.map((cited) => (
          <Provision key={`${cited.naziv} ${cited.od}`} cited={cited} />
        ))}
      </ul>
    </section>
  );
}

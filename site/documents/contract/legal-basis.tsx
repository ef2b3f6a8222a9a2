import type { ArticleBasis } from '@obracun/engine/documents/contract/contract-document.ts';
import type { ByEntity } from '@obracun/engine/documents/contract/field.ts';
import { Disclosure } from '../../ui/page/disclosure.tsx';
import { SourceNote } from '../../ui/source-place.tsx';
import styles from './legal-basis.module.css';

interface LegalBasisProps {
  /** Information for an inspector, not a part of the contract. */
  readonly note: string | null;
  readonly articles: readonly ArticleBasis[];
  readonly entity: keyof ByEntity<unknown>;
}

/** The law of each article, for verification. */
export const LegalBasis = ({ articles, entity, note }: LegalBasisProps) => (
  <Disclosure title="Propisi iza članova ugovora" className={styles.basis}>
    {note !== null && <p className={styles.note}>{note}</p>}
    <ul className={styles.articles}>
      {articles.map(({ number, heading, law }) => (
        <li key={number}>
          Član {number}. {heading}: <LegalSource source={law[entity]} />
        </li>
      ))}
    </ul>
  </Disclosure>
);

const LegalSource = ({ source }: { readonly source: ArticleBasis['law'][keyof ByEntity<unknown>] }) =>
  source ? <SourceNote source={source} /> : 'slobodan dogovor strana';

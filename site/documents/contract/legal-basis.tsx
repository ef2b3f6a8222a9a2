import { writeCitation } from '@obracun/engine/core/explanation/citation.ts';
import type { ArticleBasis } from '@obracun/engine/documents/contract/contract-document.ts';
import type { ByEntity } from '@obracun/engine/documents/contract/field.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { SourceNote } from '../../ui/source-place.tsx';
import styles from './legal-basis.module.css';

interface LegalBasisProps {
  /** Information for an inspector, not a part of the contract. */
  readonly note: string | null;
  readonly articles: readonly ArticleBasis[];
  readonly entity: keyof ByEntity<unknown>;
}

/** The articles by their law, each law once, for verification. */
export function LegalBasis({ articles, entity, note }: LegalBasisProps) {
  const sources = [...new Set(articles.map(({ law }) => law[entity]))];
  return (
    <Folded isSmall title="Propisi iza članova ugovora" className="onScreen small">
      {note !== null && <p className={styles.note}>{note}</p>}
      <ul className="bullets">
        {sources.map((source) => (
          <li key={source ? writeCitation(source) : ''}>
            {numbersOf(articles.filter(({ law }) => law[entity] === source))}: <LegalSource source={source} />
          </li>
        ))}
      </ul>
    </Folded>
  );
}

/** `Članovi 2, 3, 7`, as numbered in the contract. */
const numbersOf = (articles: readonly ArticleBasis[]): string =>
  `${articles.length > 1 ? 'Članovi' : 'Član'} ${articles.map(({ number }) => number).join(', ')}`;

const LegalSource = ({ source }: { readonly source: ArticleBasis['law'][keyof ByEntity<unknown>] }) =>
  source ? <SourceNote source={source} /> : 'slobodan dogovor strana';

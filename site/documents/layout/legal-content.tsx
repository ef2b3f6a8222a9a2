import { writeCitation } from '@obracun/engine/core/explanation/citation.ts';
import type { Source } from '@obracun/engine/core/law.ts';
import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import { Check, Circle } from 'lucide-react';
import { Disclosure } from '../../ui/page/disclosure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './legal-content.module.css';
import { SourceNote } from './source-note.tsx';

/** All that is asked, folded: what is there, what is not, and the provision behind it. */
export function LegalContent({ rows }: { readonly rows: readonly Requirement[] }) {
  const met = rows.filter(({ ispunjeno }) => ispunjeno).length;
  const sources = [...new Set(rows.map(({ izvor }) => izvor))];
  return (
    <Disclosure title={`Šta ulazi u dokument: upisano ${met} od ${rows.length}`}>
      {sources.map((source) => (
        <Provision
          key={source ? writeCitation(source) : ''}
          source={source}
          rows={rows.filter(({ izvor }) => izvor === source)}
        />
      ))}
    </Disclosure>
  );
}

interface ProvisionProps {
  readonly source: Source | null;
  readonly rows: readonly Requirement[];
}

const Provision = ({ source, rows }: ProvisionProps) => (
  <div className={styles.provision}>
    {source && <SourceNote source={source} />}
    <ul className={styles.rows}>
      {rows.map(({ naziv, ispunjeno }) => (
        <li key={naziv} className={styles.row}>
          <Mark isMet={ispunjeno} /> {naziv}
        </li>
      ))}
    </ul>
  </div>
);

const Mark = ({ isMet }: { readonly isMet: boolean }) => {
  const Icon = isMet ? Check : Circle;
  return (
    <>
      <Icon aria-hidden="true" size={15} className={isMet ? styles.met : styles.open} />
      <VisuallyHidden>{isMet ? 'upisano:' : 'nedostaje:'}</VisuallyHidden>
    </>
  );
};

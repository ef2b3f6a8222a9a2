import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { focusField } from '../../fields/layout/field-id.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './checklist.module.css';
import { LegalContent } from './legal-content.tsx';
import { SourceNote } from './source-note.tsx';

/** What the law wants in the document and what looks wrong in it now, each a step from its field. It never blocks. */
export function Checklist({ requirements }: { readonly requirements: readonly Requirement[] }) {
  const content = requirements.filter(({ vrsta }) => vrsta === 'sadrzaj');
  const missing = content.filter(({ ispunjeno }) => !ispunjeno);
  const doubts = requirements.filter(({ vrsta }) => vrsta === 'sumnja');
  return (
    <section className={styles.checklist} aria-label="Provjera sadržaja">
      <Missing rows={missing} isDoubted={doubts.length > 0} />
      <Doubts rows={doubts} />
      <LegalContent rows={content} />
    </section>
  );
}

interface MissingProps {
  readonly rows: readonly Requirement[];
  /** Something in it looks wrong, so that it is not done yet. */
  readonly isDoubted: boolean;
}

const Missing = ({ rows, isDoubted }: MissingProps) => (
  <div className={styles.missing}>
    <output className={styles.count}>
      {rows.length > 0 && `Još nije upisano (${rows.length}):`}
      {rows.length === 0 && isDoubted && 'Upisano je sve što dokument treba; još provjerite:'}
      {rows.length === 0 && !isDoubted && (
        <>
          <CircleCheck aria-hidden="true" size={18} /> Upisano je sve što dokument treba.
        </>
      )}
    </output>
    <ul className={styles.names}>
      {rows.map(({ polje, naziv }) => (
        <li key={naziv}>
          <Button look="link" className={styles.name} onClick={() => focusField(polje)}>
            {naziv}
          </Button>
        </li>
      ))}
    </ul>
  </div>
);

const Doubts = ({ rows }: { readonly rows: readonly Requirement[] }) =>
  rows.length > 0 && (
    <ul className={styles.doubts} aria-label="Upozorenja">
      {rows.map(({ polje, naziv, poruka, izvor }) => (
        <li key={polje + poruka} className={styles.doubt}>
          <TriangleAlert aria-hidden="true" size={18} className={styles.icon} />
          <div>
            <Button look="link" className={styles.name} onClick={() => focusField(polje)}>
              {naziv}
            </Button>
            : {poruka} {izvor && <SourceNote source={izvor} />}
          </div>
        </li>
      ))}
    </ul>
  );

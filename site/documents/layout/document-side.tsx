import { writeCitation } from '@obracun/engine/core/explanation/citation.ts';
import type { Source } from '@obracun/engine/core/law.ts';
import type { Document } from '@obracun/engine/documents/blocks.ts';
import { documentText } from '@obracun/engine/documents/plain-text.ts';
import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import { Check, Circle, CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { focusField } from '../../fields/layout/field-id.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { noteOf, SourceNote, SourcePlace } from '../../ui/source-place.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { unprintableIn } from '../fonts/printable.ts';
import { Sheet } from '../preview/sheet.tsx';
import { SHEET } from './document-screen.tsx';
import styles from './document-side.module.css';

interface DocumentSideProps {
  /** Actions on the document: downloads, print. */
  readonly actions: ReactNode;
  readonly requirements: readonly Requirement[];
  readonly document: Document;
  /** Right above the document. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** The document, its missing fields, and its export. */
export const DocumentSide = ({ actions, requirements, document, above, children }: DocumentSideProps) => (
  <>
    <div className="onScreen stack2 container">{actions}</div>
    <UnprintableNote document={document} />
    <Checklist requirements={requirements} />
    {above}
    <Sheet id={SHEET} document={document} />
    {children}
  </>
);

/** Enough to find their positions. */
const NAMED = 8;

/** Lists before a PDF is made the signs of the document missing in its fonts. */
function UnprintableNote({ document }: { readonly document: Document }) {
  const signs = unprintableIn(documentText(useDeferredValue(document)));
  if (signs.length === 0) return null;
  const more = signs.length > NAMED ? ' …' : '';
  return (
    <Notice kind="warn">
      Slova u PDF-u nemaju ove znakove: <bdi>{signs.slice(0, NAMED).join(' ')}</bdi>
      {more}. Ostale datoteke ih imaju.
    </Notice>
  );
}

/** Legal requirements and warnings of the document, each with a link to its field. It never blocks. */
function Checklist({ requirements }: { readonly requirements: readonly Requirement[] }) {
  const content = requirements.filter(({ vrsta }) => vrsta === 'sadrzaj');
  const missing = content.filter(({ ispunjeno }) => !ispunjeno);
  const doubts = requirements.filter(({ vrsta }) => vrsta === 'sumnja');
  return (
    <section className="onScreen stack2 small" aria-label="Provjera sadržaja">
      <Missing rows={missing} isDoubted={doubts.length > 0} />
      <Doubts rows={doubts} />
      <LegalContent rows={content} />
    </section>
  );
}

interface MissingProps {
  readonly rows: readonly Requirement[];
  /** It has warnings, so it is not done yet. */
  readonly isDoubted: boolean;
}

/** The next missing fields by name; more of them on a press, so that they do not push the document down. */
function Missing({ rows, isDoubted }: MissingProps) {
  const [isOpen, setOpen] = useState(false);
  const more = rows.length - FIRST;
  const isComplete = rows.length === 0 && !isDoubted;
  const unfinished =
    rows.length > 0 ? `Još nije upisano (${rows.length}):` : 'Sve je upisano. Još provjerite:';
  return (
    <div className={joinClasses('pale', styles.missing)}>
      <output className="beside">
        {isComplete ? (
          <>
            <CircleCheck aria-hidden="true" size={18} /> Upisano je sve što dokument treba.
          </>
        ) : (
          // The only child, so that its count changes on a translated page too.
          <span>{unfinished}</span>
        )}
      </output>
      <ul className={styles.names}>
        {rows.slice(0, isOpen ? undefined : FIRST).map(({ polje, naziv }) => (
          <li key={naziv}>
            <Button look="link" className={styles.name} onClick={() => focusField(polje)}>
              {naziv}
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button look="link" className={styles.name} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'manje' : `i još ${more}`}
        </Button>
      )}
    </div>
  );
}

/** Missing fields named at first. */
const FIRST = 3;

const Doubts = ({ rows }: { readonly rows: readonly Requirement[] }) =>
  rows.length > 0 && (
    <ul className={styles.doubts} aria-label="Upozorenja">
      {rows.map(({ polje, naziv, poruka, izvor }) => (
        <li key={polje + poruka} className={styles.doubt}>
          <TriangleAlert aria-hidden="true" size={18} className={joinClasses('warn', styles.icon)} />
          <div>
            <Button look="link" className={styles.name} onClick={() => focusField(polje)}>
              {naziv}
            </Button>
            : {poruka} {izvor && <FoldedSource source={izvor} />}
          </div>
        </li>
      ))}
    </ul>
  );

/** The certainty of a rule, and its provision folded. */
const FoldedSource = ({ source }: { readonly source: Source }) => (
  <>
    <CertaintyMark level={source.pouzdanost} />
    <Folded isSmall title="Propis">
      <p>
        <SourcePlace source={source} /> {noteOf(source)}
      </p>
    </Folded>
  </>
);

/** All requirements, folded: present, missing, and the provision of each. */
function LegalContent({ rows }: { readonly rows: readonly Requirement[] }) {
  const met = rows.filter(({ ispunjeno }) => ispunjeno).length;
  const sources = [...new Set(rows.map(({ izvor }) => izvor))];
  return (
    <Folded isSmall title={`Popunjeno ${met} od ${rows.length} polja`}>
      {sources.map((source) => (
        <Provision
          key={source ? writeCitation(source) : ''}
          source={source}
          rows={rows.filter(({ izvor }) => izvor === source)}
        />
      ))}
    </Folded>
  );
}

interface ProvisionProps {
  readonly source: Source | null;
  readonly rows: readonly Requirement[];
}

const Provision = ({ source, rows }: ProvisionProps) => (
  <div className={joinClasses('pale', styles.provision)}>
    {source && <SourceNote source={source} />}
    <ul className={styles.rows}>
      {rows.map(({ naziv, ispunjeno }) => (
        <li key={naziv} className="unbroken">
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
      <Icon aria-hidden="true" size={15} className={isMet ? styles.met : 'warn'} />
      <VisuallyHidden>{isMet ? 'upisano:' : 'nedostaje:'}</VisuallyHidden>
    </>
  );
};

import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import type { ReactNode } from 'react';
import { Sheet } from '../preview/sheet.tsx';
import { Checklist } from './checklist.tsx';
import { SHEET } from './document-screen.tsx';
import styles from './document-side.module.css';
import { UnprintableNote } from './unprintable-note.tsx';

interface DocumentSideProps {
  /** What can be done with the document: downloads, print. */
  readonly actions: ReactNode;
  readonly requirements: readonly Requirement[];
  readonly document: Document;
  readonly children?: ReactNode;
}

/** The document, what it lacks, and the ways to take it. */
export const DocumentSide = ({ actions, requirements, document, children }: DocumentSideProps) => (
  <>
    <div className={styles.actions}>{actions}</div>
    <UnprintableNote document={document} />
    <Checklist requirements={requirements} />
    <Sheet id={SHEET} document={document} />
    {children}
  </>
);

import type { Document } from '@obracun/engine/documents/blocks.ts';
import { Blocks } from './blocks.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  readonly document: Document;
  /** Reachable by a link from the form. */
  readonly id?: string;
}

/** A document as a sheet of paper, light in both themes; alone on the page when printed. */
export const Sheet = ({ document, id }: SheetProps) => (
  <section id={id} className={styles.desk} aria-label="Pregled dokumenta">
    <article data-paper lang={document.language} translate="no" className={styles.sheet}>
      <Blocks blocks={document.blocks} language={document.language} />
    </article>
  </section>
);

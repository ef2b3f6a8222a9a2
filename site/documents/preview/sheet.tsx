import type { Document } from '@obracun/engine/documents/blocks.ts';
import { memo, useDeferredValue } from 'react';
import { usePrints } from '../../ui/use-prints.ts';
import { Blocks } from './blocks.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  readonly document: Document;
  /** Reachable by a link from the form. */
  readonly id?: string;
}

/** A document as a sheet of paper, light in both themes; alone on the page when printed. */
export function Sheet({ document, id }: SheetProps) {
  const prints = usePrints();
  return (
    <section id={id} className={styles.desk} aria-label="Pregled dokumenta">
      <Following key={prints} document={document} />
    </section>
  );
}

interface PaperProps {
  readonly document: Document;
}

/** Draws when there is time, so that a long document does not slow the typing. At once when mounted: paper never lags. */
const Following = ({ document }: PaperProps) => <Paper document={useDeferredValue(document)} />;

const Paper = memo(({ document }: PaperProps) => (
  <article data-paper lang={document.language} translate="no" className={styles.sheet}>
    <Blocks blocks={document.blocks} language={document.language} />
  </article>
));

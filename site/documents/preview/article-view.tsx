import type { Article, Document } from '@obracun/engine/documents/blocks.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import styles from './article-view.module.css';
import { inOrder } from './in-order.tsx';
import { TextView } from './text-view.tsx';

interface ArticleViewProps {
  readonly article: Article;
  readonly language: Document['language'];
}

/** `Član 3.` over its heading, as contracts are set. */
export const ArticleView = ({ article, language }: ArticleViewProps) => (
  <section className={styles.article}>
    <h3 className={styles.heading}>
      <span className={styles.number}>
        {inScript('Član', language)} {article.number}.{' '}
      </span>
      {article.heading}
    </h3>
    {inOrder(article.paragraphs, (text) => (
      <TextView className={styles.paragraph} text={text} />
    ))}
  </section>
);

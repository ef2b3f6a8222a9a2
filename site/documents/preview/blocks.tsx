import type { Block, Document } from '@obracun/engine/documents/blocks.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { ArticleView } from './article-view.tsx';
import styles from './blocks.module.css';
import { inOrder } from './in-order.tsx';
import { MetaView } from './meta-view.tsx';
import { SignaturesView } from './signatures-view.tsx';
import { TableView } from './table-view.tsx';
import { TextView } from './text-view.tsx';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly language: Document['language'];
}

export const Blocks = ({ blocks, language }: BlocksProps) =>
  inOrder(blocks, (block) => <BlockView block={block} language={language} />);

interface BlockViewProps {
  readonly block: Block;
  readonly language: Document['language'];
}

function BlockView({ block, language }: BlockViewProps) {
  switch (block.kind) {
    case 'title':
      return <h2 className={joinClasses(styles.title, block.isPart && styles.part)}>{block.text}</h2>;
    case 'heading':
      return <h3 className={styles.heading}>{block.text}</h3>;
    case 'paragraph':
      return <TextView className={styles.paragraph} text={block.text} />;
    case 'article':
      return <ArticleView article={block} language={language} />;
    case 'meta':
      return <MetaView meta={block} />;
    case 'columns':
      return (
        <div className={styles.columns}>
          {inOrder([block.left, block.right], (side) => (
            <div>
              <Blocks blocks={side} language={language} />
            </div>
          ))}
        </div>
      );
    case 'table':
      return <TableView table={block} />;
    case 'signatures':
      return <SignaturesView signatures={block} />;
    case 'small':
      return <p className={styles.small}>{block.text}</p>;
    case 'picture':
      return <img className={styles.picture} src={block.source} alt={block.description} />;
    default:
      return block;
  }
}

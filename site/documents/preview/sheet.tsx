import {
  type Article,
  type Block,
  type Cell,
  type Column,
  type Document,
  type Meta,
  runsOf,
  type Signatures,
  staysOnLine,
  type Table,
  type Text,
  type Total,
} from '@obracun/engine/documents/blocks.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import {
  type CSSProperties,
  Fragment,
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useRef,
} from 'react';
import { OptionalPart } from '../../lazy-loading/part.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { usePrints } from '../../ui/use-prints.ts';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './sheet.module.css';
import { useFollowChange } from './use-follow-change.ts';

interface SheetProps {
  readonly document: Document;
  /** Target of a link from the form. */
  readonly id?: string;
}

/** A document as a sheet of paper, light in both themes; alone on the page when printed. */
export function Sheet({ document, id }: SheetProps) {
  const prints = usePrints();
  return (
    <section id={id} className={styles.workspace} aria-label="Pregled dokumenta">
      <Following key={prints} document={document} />
    </section>
  );
}

interface PaperProps {
  readonly document: Document;
}

/** Renders with low priority, so that a long document does not slow down typing. At once when mounted: paper is never outdated. */
const Following = ({ document }: PaperProps) => <Paper document={useDeferredValue(document)} />;

const Paper = memo(({ document }: PaperProps) => {
  const sheet = useRef<HTMLElement>(null);
  useFollowChange(sheet, document);
  return <SheetPicture ref={sheet} document={document} />;
});

/** The sheet itself, also as a picture of a document. */
export const SheetPicture = ({
  document,
  ref,
}: PaperProps & { readonly ref?: RefObject<HTMLElement | null> }) => (
  <article
    ref={ref}
    data-paper
    data-template={document.look?.template}
    lang={document.language}
    translate="no"
    className={styles.sheet}
    style={accented(document)}
  >
    <Blocks blocks={document.blocks} language={document.language} />
  </article>
);

/** The accent of the document, for the styles of the sheet. */
const accented = ({ look }: Document): CSSProperties | undefined =>
  look?.accent ? ({ '--accent-of-sheet': look.accent } as CSSProperties) : undefined;

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly language: Document['language'];
}

const Blocks = ({ blocks, language }: BlocksProps) =>
  inOrder(blocks, (block) => <BlockView block={block} language={language} />);

const loadSymbol = async () => (await import('../../calculator/payments/qr-symbol.tsx')).QrSymbol;

interface BlockViewProps {
  readonly block: Block;
  readonly language: Document['language'];
}

function BlockView({ block, language }: BlockViewProps) {
  switch (block.kind) {
    case 'title':
      return (
        <h2 className={joinClasses(styles.title, block.isPart && styles.part, block.isApart && styles.apart)}>
          {block.text}
        </h2>
      );
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
        <div className={joinClasses(styles.columns, block.isAside && styles.aside)}>
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
    case 'code':
      return block.isLink ? (
        <LinkView address={block.text} words={block.words} />
      ) : (
        <div className={styles.code}>
          <OptionalPart load={loadSymbol} props={{ text: block.text, name: 'QR kod za plaćanje' }} />
          <p className={styles.small}>{block.words}</p>
        </div>
      );
    default:
      return block;
  }
}

/** The symbol of an address, which opens it too. */
const LinkView = ({ address, words }: { readonly address: string; readonly words: string }) => (
  <a className={styles.link} href={address} target="_blank" rel="noreferrer">
    <OptionalPart load={loadSymbol} props={{ text: address, name: '' }} />
    {words}
  </a>
);

/** A signature line for each party, side by side. */
const SignaturesView = ({ signatures }: { readonly signatures: Signatures }) => (
  <div className={styles.parties}>
    {inOrder(signatures.parties, ({ role, name }) => (
      <div>
        <p className="pale">{role}</p>
        <p className={styles.name}>{name}</p>
      </div>
    ))}
  </div>
);

/** Labels under labels and values under values; nothing without values. */
const MetaView = ({ meta: { entries } }: { readonly meta: Meta }) =>
  entries.length > 0 && (
    <dl className={styles.meta}>
      {inOrder(entries, ({ label, value }) => (
        <div className={styles.entry}>
          <dt className="pale">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );

interface ArticleViewProps {
  readonly article: Article;
  readonly language: Document['language'];
}

/** `Član 3.` over its heading, as in contracts. */
const ArticleView = ({ article, language }: ArticleViewProps) => (
  <section className={styles.article}>
    <h3 className={styles.viewHeading}>
      <span className="block">
        {inScript('Član', language)} {article.number}.{' '}
      </span>
      {article.heading}
    </h3>
    {inOrder(article.paragraphs, (text) => (
      <TextView className={styles.viewParagraph} text={text} />
    ))}
  </section>
);

interface TextViewProps {
  readonly text: Text;
  readonly className?: string | undefined;
}

/** A paragraph with its bold words. */
const TextView = ({ text, className }: TextViewProps) => (
  <p className={className}>
    {inOrder(runsOf(text), (run) => (typeof run === 'string' ? run : <strong>{run.bold}</strong>))}
  </p>
);

/** The rows of a document and their totals. On a narrow sheet each row is a small list. */
const TableView = ({
  table: { caption, columns, rows, totals, strongRows, isDense },
}: {
  readonly table: Table;
}) => (
  <table className={joinClasses(styles.table, isDense && styles.dense)}>
    <caption className={hidden.hidden}>{caption}</caption>
    <thead className={styles.head}>
      <tr>
        {inOrder(columns, ({ title, align, width, isSoft }) => (
          <th scope="col" className={joinClasses(styles[align], styles[width], isSoft && styles.soft)}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {inOrder(rows, (cells, row) => (
        <tr className={joinClasses(styles.row, strongRows?.includes(row) && styles.weighty)}>
          {inOrder(columns, (column, at) => (
            <CellView column={column} cell={cells[at] ?? ''} />
          ))}
        </tr>
      ))}
    </tbody>
    <tbody className={styles.totals}>
      {inOrder(totals, (total) => (
        <TotalView total={total} labelSpan={columns.length - FIGURE_SPAN} />
      ))}
    </tbody>
  </table>
);

/** A bold total is wider than its addends: on two columns it takes no room from the words of the rows. */
const FIGURE_SPAN = 2;

const CellView = ({ column, cell }: { column: Column; cell: Cell }) => {
  const text = typeof cell === 'string' ? cell : cell.text;
  const width = staysOnLine(column, text) ? 'fit' : column.width === 'fill' ? 'fill' : 'words';
  return (
    <td
      data-title={column.title}
      className={joinClasses(styles[column.align], styles[width], column.isSoft && styles.soft)}
    >
      {text}
    </td>
  );
};

const TotalView = ({ total: { label, figure, strong }, labelSpan }: { total: Total; labelSpan: number }) => (
  <tr className={strong ? styles.strong : undefined}>
    <th scope="row" colSpan={labelSpan}>
      {label}
    </th>
    <td colSpan={FIGURE_SPAN}>{figure.text}</td>
  </tr>
);

/** Renders parts without identity but their position, such as those of a document. */
const inOrder = <T,>(parts: readonly T[], draw: (part: T, at: number) => ReactNode): ReactNode =>
  parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the position is their only identity
    <Fragment key={at}>{draw(part, at)}</Fragment>
  ));

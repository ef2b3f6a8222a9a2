import type { LawName } from '@obracun/engine/law/names.ts';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useTypedText } from '../../fields/parsing/use-typed.ts';
import { type Door, DoorCards } from '../../ui/page/door-cards.tsx';
import { SearchBox } from '../../ui/page/search-box.tsx';
import { usePages } from '../directory/page.ts';
import { findableLaw, findablePage } from './findable.ts';
import styles from './page-search.module.css';
import { searchIn } from './search.ts';
import { Suggestions } from './suggestions.tsx';

declare const LAW_NAMES: readonly LawName[];

interface Searches {
  readonly inPages: (question: string) => Door[];
  readonly inLaw: (question: string) => Door[];
}

function useSearches(): Searches {
  const pages = usePages();
  return useMemo(
    () => ({
      inPages: searchIn(pages.filter(({ bare }) => !bare).map(findablePage)),
      inLaw: searchIn(LAW_NAMES.map(findableLaw)),
    }),
    [pages],
  );
}

/** Number of figures of the law listed under the pages; the others are on the page of the law. */
const MOST_LAW = 6;

const BOX = 'trazi';

const SUGGESTED = ['plata', 'ugovor o djelu', 'bolovanje', 'faktura', 'PIO'];

/** A search over all pages and figures of the law; shows its children until something is typed. */
export function PageSearch({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useTypedText(BOX);
  const [, go] = useLocation();
  const { inPages, inLaw } = useSearches();
  const found = [...inPages(question), ...inLaw(question).slice(0, MOST_LAW)];
  const [best] = found;
  return (
    <div className={styles.search}>
      <SearchBox
        id={BOX}
        label="Pronađite obračun ili stranicu"
        example="ugovor o djelu, topli obrok, PDV"
        value={question}
        onChange={setQuestion}
        onSubmit={() => best && go(best.to)}
      />
      <output className={styles.count}>{question.trim() !== '' && countOf(found.length)}</output>
      {question.trim() === '' ? (
        children
      ) : found.length > 0 ? (
        <DoorCards doors={found} />
      ) : (
        <Suggestions questions={SUGGESTED} choose={setQuestion} />
      )}
    </div>
  );
}

const countOf = (count: number): string => (count === 0 ? 'Nema takve stranice.' : `Pronađeno: ${count}`);

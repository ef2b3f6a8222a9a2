import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useTypedText } from '../../fields/typed/use-typed-text.ts';
import { DoorCards } from '../../ui/page/door-cards.tsx';
import { SearchBox } from '../../ui/page/search-box.tsx';
import { doorOf } from '../directory/doors.ts';
import type { Page } from '../directory/page.ts';
import { usePages } from '../directory/page-list.ts';
import { textsOf } from '../directory/page-texts.ts';
import styles from './page-search.module.css';
import { type Findable, searchIn } from './search.ts';

const findable = (page: Page): Findable<Page> => {
  const { description, keywords = '', door = { title: '', line: '' } } = textsOf(page);
  return {
    item: page,
    name: `${door.title} ${page.title}`,
    about: `${door.line} ${description} ${keywords}`,
  };
};

function useSearch(): (question: string) => Page[] {
  const pages = usePages();
  return useMemo(() => searchIn(pages.filter(({ bare }) => !bare).map(findable)), [pages]);
}

const BOX = 'trazi';

/** A search over all pages; what stands inside is shown until something is asked. */
export function PageSearch({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useTypedText(BOX);
  const [, go] = useLocation();
  const found = useSearch()(question);
  const [best] = found;
  return (
    <div className={styles.search}>
      <SearchBox
        id={BOX}
        label="Pronađite obračun ili stranicu"
        example="ugovor o djelu, topli obrok, PDV"
        value={question}
        onChange={setQuestion}
        onSubmit={() => best && go(best.path)}
      />
      <output className={styles.count}>{question.trim() !== '' && countOf(found.length)}</output>
      {question.trim() === '' ? children : <DoorCards doors={found.map(doorOf)} />}
    </div>
  );
}

const countOf = (count: number): string =>
  count === 0
    ? 'Nema takve stranice. Pokušajte kraćom riječju, npr. plata ili ugovor.'
    : `Pronađeno: ${count}`;

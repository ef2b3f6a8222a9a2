import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { doorOf } from '../app/doors.ts';
import type { Page } from '../app/page.ts';
import { textsOf } from '../app/page-texts.ts';
import { pages } from '../app/routes.ts';
import { useTypedText } from '../fields/use-typed-text.ts';
import { DoorCards } from '../ui/door-cards.tsx';
import styles from './page-search.module.css';
import { type Findable, searchIn } from './search.ts';
import { SearchBox } from './search-box.tsx';

const findable = (page: Page): Findable<Page> => {
  const { description, keywords = '', door = { title: '', line: '' } } = textsOf(page);
  return {
    item: page,
    name: `${door.title} ${page.title}`,
    about: `${door.line} ${description} ${keywords}`,
  };
};

const search = searchIn(pages.filter(({ bare }) => !bare).map(findable));

const BOX = 'trazi';

/** A search over all pages; what stands inside is shown until something is asked. */
export function PageSearch({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useTypedText(BOX);
  const [, go] = useLocation();
  const found = search(question);
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

import type { Day } from '@obracun/engine/core/days/day.ts';
import type { LawName } from '@obracun/engine/law/names.ts';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useTypedText } from '../../fields/parsing/use-typed.ts';
import { useToday } from '../../platform/clock.ts';
import { type Door, DoorCards } from '../../ui/page/door-cards.tsx';
import { SearchBox } from '../../ui/page/search-box.tsx';
import { usePages } from '../directory/page.ts';
import { portalSearch } from './findable.ts';
import styles from './page-search.module.css';
import { Suggestions } from './suggestions.tsx';
import { wageDoors } from './wage-doors.ts';

declare const LAW_NAMES: readonly LawName[];
declare const LAW_YEARS: readonly number[];

const BOX = 'trazi';

const SUGGESTED = ['plata', 'ugovor o djelu', 'bolovanje', 'faktura', 'PIO'];

interface PageSearchProps {
  /** Links next to the field, until something is typed. */
  readonly guides?: ReactNode;
  readonly children: ReactNode;
}

/** A search over all pages and figures of the law; shows its children until something is typed. */
export function PageSearch({ guides, children }: PageSearchProps) {
  const [question, setQuestion] = useTypedText(BOX);
  const [, go] = useLocation();
  const day = useToday();
  const pages = usePages();
  const search = useMemo(() => portalSearch(pages, LAW_NAMES, LAW_YEARS), [pages]);
  const found = useMemo(() => foundFor(question, search, day), [question, search, day]);
  const [best] = found;
  return (
    <div className="stack3">
      <div className={styles.asked}>
        <SearchBox
          id={BOX}
          label="Pronađite obračun ili stranicu"
          example="ugovor o djelu, topli obrok, PDV"
          value={question}
          onChange={setQuestion}
          onSubmit={() => best && go(best.to)}
        />
        {question.trim() === '' && guides}
      </div>
      <output className="soft unlessEmpty">{question.trim() !== '' && countOf(found.length)}</output>
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

/** Every page once: a filled calculator replaces the empty one. */
function foundFor(
  question: string,
  search: (question: string) => readonly Door[],
  day: Day | undefined,
): readonly Door[] {
  const wages = wageDoors(question, day);
  const filled = wages.map(({ to }) => to.split('#')[0]);
  return [...wages, ...search(question).filter(({ to }) => !filled.includes(to))];
}

const countOf = (count: number): string => (count === 0 ? 'Nema takve stranice.' : `Pronađeno: ${count}`);

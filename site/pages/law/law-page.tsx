import { holidays } from '@obracun/engine/law/holidays.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { useMemo } from 'react';
import { useTypedText } from '../../fields/parsing/use-typed-text.ts';
import { HydratedLater } from '../../lazy-loading/hydration.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { SearchBox } from '../../ui/page/search-box.tsx';
import { HolidayList } from './holiday-list.tsx';
import styles from './law-page.module.css';
import { foundInWords, lawSearch } from './law-search.ts';
import { LawSection } from './law-section.tsx';
import { COMMON, TABS, useTab } from './law-tabs.ts';
import { YearlyList } from './yearly-list.tsx';

const BOX = 'trazi-propis';

/** Every rate and amount over time, printable, each reachable by its own address; an entity at a time, unless something is looked for. */
export function LawPage() {
  const [question, setQuestion] = useTypedText(BOX);
  const [tab, setTab] = useTab();
  const isAsked = question.trim() !== '';
  const search = useMemo(() => (isAsked ? lawSearch() : undefined), [isAsked]);
  const found = useMemo(() => search?.(question), [search, question]);
  return (
    <div className={styles.page}>
      <PrintOrigin />
      <Heading level={1}>Propisi: stope i iznosi kroz vrijeme</Heading>
      <p className={styles.intro}>
        Sve po čemu se računa, od kada važi i gdje je objavljeno. Gdje uz izvor ne stoji drugačije, pouzdanost
        je visoka. Iste podatke daje i <a href="/zakon.json">zakon.json</a>.
      </p>
      <div className={styles.tools}>
        <SearchBox
          id={BOX}
          label="Pronađite stopu ili iznos"
          example="topli obrok, lični odbitak, PIO"
          value={question}
          onChange={setQuestion}
        />
        <Button onClick={() => print()}>Štampaj</Button>
      </div>
      <output className={styles.count}>{found && foundInWords(found)}</output>
      {!isAsked && (
        <div className={styles.tabs}>
          <Segments label="Čiji propisi" segments={TABS} value={tab} onChange={setTab} />
        </div>
      )}
      {(found ?? wholeLaw(tab)).map((law) => (
        // Each is taken over by itself: the search in front of them answers first.
        <HydratedLater key={law.id}>
          <LawSection {...law} />
        </HydratedLater>
      ))}
      {!isAsked && tab === COMMON && (
        <>
          <YearlyList />
          <Holidays />
        </>
      )}
    </div>
  );
}

const wholeLaw = (tab: string) =>
  Object.entries(lawTrees).flatMap(([id, tree]) => (id === tab ? [{ id, tree, found: undefined }] : []));

const Holidays = () => (
  <section aria-labelledby="praznici" className={styles.section}>
    <Heading level={2} look="page" id="praznici">
      Praznici
    </Heading>
    {Object.values(holidays).map((law) => (
      <HolidayList key={law.naziv} law={law} />
    ))}
  </section>
);

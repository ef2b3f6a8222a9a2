import { yearOf } from '@obracun/engine/core/days/day.ts';
import { newestSource } from '@obracun/engine/core/explanation/citation.ts';
import type { LawTree } from '@obracun/engine/core/law.ts';
import { lowerFirst } from '@obracun/engine/core/text/letters.ts';
import { type HolidayLaw, holidays } from '@obracun/engine/law/holidays.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { missingFor, setYearly, yearlyFigures } from '@obracun/engine/law/yearly.ts';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { useTypedText } from '../../fields/parsing/use-typed.ts';
import { DeferredHydration } from '../../lazy-loading/hydration.tsx';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { SearchBox } from '../../ui/page/search-box.tsx';
import { SourcePlace } from '../../ui/source-place.tsx';
import { placeNow } from '../open-place.ts';
import { ASKED } from '../search/asked.ts';
import { Suggestions } from '../search/suggestions.tsx';
import styles from './law-page.module.css';
import { foundInWords, lawSearch, type Named } from './law-search.ts';
import { COMMON, TABS, useTab } from './law-tabs.ts';
import { ParameterHistory } from './parameter-history.tsx';
import { reviewText, untilText, usualReview } from './usual-review.ts';

const BOX = 'trazi-propis';

/** The first year with an unknown value. */
const next = Math.min(...setYearly.map(({ poznato_do }) => yearOf(poznato_do))) + 1;
const missing = missingFor(next);

const SUGGESTED = ['lični odbitak', 'topli obrok', 'najniža plata', 'PIO', '25 %', `izmjene ${next - 1}`];

/** Every rate and amount over time, printable, each with its own address; one entity at a time, except in a search. */
export function LawPage() {
  const [question, setQuestion] = useTypedText(BOX);
  const [tab, setTab] = useTab();
  useAsked(setQuestion);
  const isSearching = question.trim() !== '';
  const search = useMemo(() => (isSearching ? lawSearch() : undefined), [isSearching]);
  const found = useMemo(() => search?.(question), [search, question]);
  return (
    <div className="stack4">
      <PrintOrigin />
      <Heading level={1}>Propisi: stope i iznosi kroz vrijeme</Heading>
      <p className="measure">
        Podatak bez oznake je pouzdan. Novo po godinama: <Link to="/promjene">Šta se promijenilo</Link>. Za
        programe: <a href="/zakon.json">zakon.json</a>.
      </p>
      <div className={joinClasses('onScreen row3 low', styles.tools)}>
        <SearchBox
          id={BOX}
          label="Pronađite stopu ili iznos"
          example="topli obrok, lični odbitak, PIO"
          value={question}
          onChange={setQuestion}
        />
        <Button onClick={() => print()}>Štampaj</Button>
      </div>
      <output className={joinClasses('onScreen soft', styles.count)}>{found && foundInWords(found)}</output>
      {found?.length === 0 && <Suggestions questions={SUGGESTED} choose={setQuestion} />}
      {!isSearching && (
        <div className={joinClasses('onScreen', styles.tabs)}>
          <Segments label="Čiji propisi" segments={TABS} value={tab} onChange={setTab} />
        </div>
      )}
      {(found ?? wholeLaw(tab)).map((law) => (
        // Each hydrates separately: the search before them is interactive first.
        <DeferredHydration key={law.id}>
          <LawSection {...law} />
        </DeferredHydration>
      ))}
      {!isSearching && tab === COMMON && (
        <>
          <YearlyList />
          <Holidays />
        </>
      )}
    </div>
  );
}

/** Asks the question of the address, as the search of the home page passes it on. */
function useAsked(ask: (question: string) => void): void {
  useEffect(() => {
    const place = placeNow();
    if (place.startsWith(ASKED)) ask(place.slice(ASKED.length));
  }, [ask]);
}

const wholeLaw = (tab: string) =>
  Object.entries(lawTrees).flatMap(([id, tree]) => (id === tab ? [{ id, tree, found: undefined }] : []));

const Holidays = () => (
  <section aria-labelledby="praznici" className="stack3 further">
    <Heading level={2} look="page" id="praznici">
      Praznici
    </Heading>
    {Object.values(holidays).map((law) => (
      <HolidayList key={law.naziv} law={law} />
    ))}
  </section>
);

/** Values to look up at the turn of the year, and where they are published. */
const YearlyList = () => (
  <section aria-labelledby="godisnji-spisak" className="stack3 further">
    <Heading level={2} look="page" id="godisnji-spisak">
      Šta se mijenja svake godine
    </Heading>
    <p>
      Za {next}. još nije objavljeno {missing.length} od {setYearly.length} iznosa, pa se s njima ne računa.
    </p>
    <ul className="bullets">
      {yearlyFigures.map((figure) => (
        <li key={`${figure.stablo}-${figure.ime}`}>
          <a href={`#${figure.stablo}-${figure.ime}`}>{figure.naziv}</a>, {lawTrees[figure.stablo].naziv}:{' '}
          {lowerFirst(untilText({ ...figure, godisnje: figure }))} Objavljuje: {figure.objavljuje},{' '}
          {figure.kada}.
        </li>
      ))}
    </ul>
  </section>
);

/** `01-09` → `9. 1.` */
const yearlyDay = (day: string): string => `${Number(day.slice(3))}. ${Number(day.slice(0, 2))}.`;

/** The holidays of one entity, with the rule for those on a Sunday. */
const HolidayList = ({ law: { naziv, dani, nedjelja, izvor } }: { readonly law: HolidayLaw }) => (
  <section className={joinClasses('stack2', styles.holidays)}>
    <Heading level={3} look="section">
      {naziv}
    </Heading>
    <ul className={styles.days}>
      {dani.map(({ datum, naziv: name }) => (
        <li key={datum}>
          <span className={styles.day}>{yearlyDay(datum)}</span> {name}
        </li>
      ))}
    </ul>
    {nedjelja.map(({ ako_je_nedjelja, neradan_je }) => (
      <p key={neradan_je.datum}>
        Kad je {ako_je_nedjelja.map(yearlyDay).join(' ili ')} nedjelja, neradan je i{' '}
        {yearlyDay(neradan_je.datum)}
      </p>
    ))}
    <p className="soft">
      <SourcePlace source={izvor} /> <CertaintyMark level={izvor.pouzdanost} /> {izvor.napomena}
    </p>
  </section>
);

interface LawSectionProps {
  readonly id: string;
  readonly tree: LawTree;
  /** The results of a search; without one everything, in its groups. */
  readonly found: readonly Named[] | undefined;
}

/** The parameters of one entity, those of one subject folded into one line. */
const LawSection = ({ id, tree, found }: LawSectionProps) => (
  <section aria-labelledby={id} className="stack3 further">
    <Heading level={2} look="page" id={id}>
      {tree.naziv}
    </Heading>
    <p>{reviewText(usualReview(tree))} Gdje je drugačije, piše uz podatak.</p>
    {found ? (
      <Parameters {...{ id, tree }} shown={found} />
    ) : (
      <Groups {...{ id, tree }} groups={Object.entries(tree.groups ?? {})} />
    )}
  </section>
);

type InTree = Omit<LawSectionProps, 'found'>;

interface GroupsProps extends InTree {
  readonly groups: readonly (readonly [title: string, parameters: LawTree['parametri']])[];
}

/** A single one is not folded: its title would not reveal the content. */
const Groups = ({ id, tree, groups }: GroupsProps) => (
  <div>
    {groups.map(([title, parameters]) => (
      <Folded
        key={title}
        title={`${title} (${Object.keys(parameters).length})`}
        line={
          <span className={joinClasses('onScreen', styles.names)}>
            {Object.values(parameters)
              .map(({ naziv }) => naziv)
              .join(' · ')}
          </span>
        }
        isOpenFirst={groups.length === 1}
        isOnPaper
      >
        <Parameters {...{ id, tree }} shown={Object.entries(parameters)} />
      </Folded>
    ))}
  </div>
);

/** Number of results shown opened. */
const FEW = 3;

const Parameters = ({ id, tree, shown }: InTree & { readonly shown: readonly Named[] }) => {
  const usual = usualReview(tree);
  return (
    <div>
      {shown.map(([name, parameter]) => (
        <ParameterHistory
          key={name}
          id={`${id}-${name}`}
          parameter={parameter}
          newest={newestSource(tree, parameter)}
          usual={usual}
          isOpenFirst={shown.length <= FEW}
        />
      ))}
    </div>
  );
};

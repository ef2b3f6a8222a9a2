import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { joinClasses } from '../ui/join-classes.ts';
import { type Door, DoorCards } from '../ui/page/door-cards.tsx';
import { Heading } from '../ui/page/heading.tsx';
import { useMedia } from '../ui/use-media.ts';
import { doorTo, entitiesOf, universalDoors } from './directory/doors.ts';
import { usePages } from './directory/page.ts';
import { useRecent } from './directory/recent.ts';
import styles from './home-page.module.css';
import { QuickWage } from './quick-wage/quick-wage.tsx';
import { PageSearch } from './search/page-search.tsx';

/** The main documents of a firm; the others are in the menu and behind the last link. */
const FOR_FIRM = ['/plate', '/faktura', '/ugovor-o-radu'];

/** On a narrower screen only the figures stand above the groups of the specification. */
const WIDE = '(width >= 40rem)';

export function HomePage() {
  const pages = usePages();
  const isWide = useMedia(WIDE);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  return (
    <div className="stack4">
      <header className={joinClasses('stack1 pale', styles.intro)}>
        <Heading level={1}>Obračun plata, doprinosa i poreza u BiH</Heading>
        <p>Uz svaki iznos vidite kako je izračunat i po kojem propisu.</p>
      </header>
      <QuickWage below={below} />
      <PageSearch guides={<Guides />}>
        {isWide && <Recent />}
        <Group
          id="entitet"
          title="IZABERITE ENTITET ZA OBRAČUN"
          doors={entitiesOf(pages).map(({ door }) => door)}
        />
        <Group id="univerzalni" title="UNIVERZALNI OBRAČUNI" doors={universalDoors(pages)} />
        {!isWide && (
          <>
            <div ref={setBelow} className="unlessEmpty" />
            <Recent />
          </>
        )}
        <Group id="firma" title="ZA FIRMU" doors={FOR_FIRM.map((to) => doorTo(pages, to))}>
          <Link to="/svi-obracuni" className={joinClasses('beside strong fit', styles.all)}>
            Svi obračuni <ArrowRight aria-hidden="true" size={18} />
          </Link>
        </Group>
      </PageSearch>
    </div>
  );
}

/** Where a question leads that no calculator answers. */
const Guides = () => (
  <p className={joinClasses('row5 flat', styles.guides)}>
    <Link to="/situacije">Životne situacije: bolovanje, otkaz, porodiljsko</Link>
    <Link to="/promjene">Šta se promijenilo</Link>
  </p>
);

/** By their titles: names of a list under its entity are not clear elsewhere. */
function Recent() {
  const recent = useRecent();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="nedavno" className={joinClasses('line4', styles.recent)}>
      <Heading level={2} look="group" id="nedavno">
        Nedavno korišteno
      </Heading>
      <ul>
        {recent.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly doors: readonly Door[];
  readonly children?: ReactNode;
}

const Group = ({ id, title, doors, children }: GroupProps) => (
  <section aria-labelledby={id} className="stack2">
    <Heading level={2} look="group" id={id}>
      {title}
    </Heading>
    <DoorCards doors={doors} />
    {children}
  </section>
);

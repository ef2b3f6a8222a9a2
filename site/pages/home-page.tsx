import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type Door, DoorCards } from '../ui/page/door-cards.tsx';
import { Heading } from '../ui/page/heading.tsx';
import { doorsOf, doorTo } from './directory/doors.ts';
import { type EntityDoors, entitiesOf } from './directory/entities.ts';
import { usePages } from './directory/page-list.ts';
import { useRecent } from './directory/use-recent.ts';
import styles from './home-page.module.css';
import { PageSearch } from './search/page-search.tsx';

export function HomePage() {
  const pages = usePages();
  const entities = entitiesOf(pages);
  return (
    <div className={styles.home}>
      <header className={styles.intro}>
        <Heading level={1}>Obračun plata, doprinosa i poreza u BiH</Heading>
        <p>Uz svaki iznos stoje formula, uvrštene brojke i propis po kojem je izračunat.</p>
      </header>
      <PageSearch>
        <Recent />
        <Group id="entitet" title="IZABERITE ENTITET ZA OBRAČUN" doors={entities.map(({ door }) => door)}>
          {entities.filter(({ tools }) => tools.length > 1).map(AllOf)}
        </Group>
        <Group id="univerzalni" title="UNIVERZALNI OBRAČUNI" doors={doorsOf(pages, 'bih')} />
        <Group
          id="firma"
          title="ZA FIRMU"
          doors={[...doorsOf(pages, 'firm'), ...doorsOf(pages, 'document'), doorTo(pages, '/dokumenti')]}
        />
      </PageSearch>
    </div>
  );
}

/** By their titles: names made for a list under its entity do not say enough apart from it. */
function Recent() {
  const recent = useRecent();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="nedavno" className={styles.recent}>
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
  <section aria-labelledby={id} className={styles.group}>
    <Heading level={2} look="group" id={id}>
      {title}
    </Heading>
    <DoorCards doors={doors} />
    {children}
  </section>
);

const AllOf = ({ group, door, tools }: EntityDoors) => (
  <nav key={group} aria-labelledby={`svi-${group}`} className={styles.inside}>
    <Heading level={3} id={`svi-${group}`}>
      {door.title}, svi obračuni
    </Heading>
    <ul>
      {tools.map(({ to, title }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

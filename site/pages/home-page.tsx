import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { doorOf, doorsOf } from '../app/doors.ts';
import { pageAt } from '../app/routes.ts';
import { useRecent } from '../app/use-recent.ts';
import { PageSearch } from '../search/page-search.tsx';
import { type Door, DoorCards } from '../ui/door-cards.tsx';
import { Heading } from '../ui/heading.tsx';
import styles from './home-page.module.css';

export const HomePage = () => (
  <div className={styles.home}>
    <header className={styles.intro}>
      <Heading level={1}>Obračun plata, doprinosa i poreza u BiH</Heading>
      <p>Uz svaki iznos stoje formula, uvrštene brojke i propis po kojem je izračunat.</p>
    </header>
    <PageSearch>
      <Recent />
      {GROUPS.map((group) => (
        <Group key={group.id} {...group} />
      ))}
    </PageSearch>
  </div>
);

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

const doorTo = (path: string): Door => doorOf(pageAt(path));

const SRPSKA = doorTo('/RS');

const OfSrpska = () => (
  <nav aria-labelledby="srpska" className={styles.inside}>
    <Heading level={3} id="srpska">
      Republika Srpska, svi obračuni
    </Heading>
    <ul>
      {doorsOf('rs').map(({ to, title }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** The groups in their order; a group is a heading and its cards. */
const GROUPS: readonly GroupProps[] = [
  {
    id: 'entitet',
    title: 'IZABERITE ENTITET ZA OBRAČUN',
    doors: [SRPSKA, { ...doorTo('/kalkulator-FBIH'), to: '/kalkulator-FBIH', sign: 'entitet' }],
    children: <OfSrpska />,
  },
  {
    id: 'univerzalni',
    title: 'UNIVERZALNI OBRAČUNI',
    doors: [...doorsOf('bih'), doorTo('/dokumenti')],
  },
];

import { Link } from 'wouter';
import { doorOf, doorsOf } from '../app/doors.ts';
import { pageAt } from '../app/routes.ts';
import { useRecent } from '../app/use-recent.ts';
import { PageSearch } from '../search/page-search.tsx';
import { Heading } from '../ui/heading.tsx';
import { LinkList } from '../ui/link-list.tsx';
import styles from './home-page.module.css';

export const HomePage = () => (
  <div className={styles.home}>
    <header className={styles.intro}>
      <Heading level={1}>Obračun plata, doprinosa i poreza u BiH</Heading>
      <p>Uz svaki iznos stoje formula, uvrštene brojke i propis po kojem je izračunat.</p>
    </header>
    <PageSearch>
      <Recent />
      <div className={styles.groups}>
        <Entities />
        <Universal />
      </div>
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

const Entities = () => (
  <section aria-labelledby="entitet">
    <Heading level={2} look="group" id="entitet">
      IZABERITE ENTITET ZA OBRAČUN
    </Heading>
    <LinkList doors={[doorOf(pageAt('/RS'))]} />
    <ul className={styles.inside} aria-label="Obračuni za Republiku Srpsku">
      {doorsOf('rs').map(({ to, title }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
        </li>
      ))}
    </ul>
    <LinkList doors={[{ ...doorOf(pageAt('/kalkulator-FBIH')), to: '/kalkulator-FBIH' }]} />
  </section>
);

const Universal = () => (
  <section aria-labelledby="univerzalni">
    <Heading level={2} look="group" id="univerzalni">
      UNIVERZALNI OBRAČUNI
    </Heading>
    <LinkList doors={doorsOf('bih')} />
    <p className={styles.documents}>
      Pišete fakturu ili ugovor? <Link to="/dokumenti">Izrada dokumenata</Link>
    </p>
  </section>
);

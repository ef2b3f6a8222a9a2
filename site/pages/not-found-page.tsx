import { doorOf } from '../app/doors.ts';
import { pageAt } from '../app/routes.ts';
import { PageSearch } from '../search/page-search.tsx';
import { DoorCards } from '../ui/door-cards.tsx';
import { Heading } from '../ui/heading.tsx';
import styles from './door-page.module.css';

const NEAREST = ['/', '/RS', '/kalkulator-FBIH', '/dokumenti'];

export const NotFoundPage = () => (
  <div className={styles.page}>
    <Heading level={1}>Nema te stranice</Heading>
    <p>
      Adresa je možda pogrešno prepisana ili je stranica premještena. Potražite je po nazivu ili krenite
      odavde.
    </p>
    <PageSearch>
      <DoorCards doors={NEAREST.map((path) => doorOf(pageAt(path)))} />
    </PageSearch>
  </div>
);

import { joinClasses } from '../ui/join-classes.ts';
import { DoorCards } from '../ui/page/door-cards.tsx';
import { Heading } from '../ui/page/heading.tsx';
import { doorTo, entitiesOf } from './directory/doors.ts';
import { usePages } from './directory/page.ts';
import styles from './door-page.module.css';
import { PageSearch } from './search/page-search.tsx';

export function NotFoundPage() {
  const pages = usePages();
  const entities = entitiesOf(pages).map(({ door }) => door);
  return (
    <div className={joinClasses('stack4', styles.page)}>
      <Heading level={1}>Nema te stranice</Heading>
      <p>Potražite je po nazivu ili krenite odavde.</p>
      <PageSearch>
        <DoorCards doors={[doorTo(pages, '/'), ...entities, doorTo(pages, '/dokumenti')]} />
      </PageSearch>
    </div>
  );
}

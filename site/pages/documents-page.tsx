import { DoorCards } from '../ui/page/door-cards.tsx';
import { Heading } from '../ui/page/heading.tsx';
import { doorsOf } from './directory/doors.ts';
import { usePages } from './directory/page-list.ts';
import styles from './door-page.module.css';

export const DocumentsPage = () => (
  <div className={styles.page}>
    <Heading level={1}>IZRADITE DOKUMENT</Heading>
    <p>
      Dokument nastaje u vašem pregledniku dok unosite podatke. Osim ugovorenog iznosa i podataka za njegov
      obračun, ništa uneseno ne šalje se na server.
    </p>
    <DoorCards doors={doorsOf(usePages(), 'document')} />
  </div>
);

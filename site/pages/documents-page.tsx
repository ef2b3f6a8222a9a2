import { doorsOf } from '../app/doors.ts';
import { DoorCards } from '../ui/door-cards.tsx';
import { Heading } from '../ui/heading.tsx';
import styles from './door-page.module.css';

export const DocumentsPage = () => (
  <div className={styles.page}>
    <Heading level={1}>IZRADITE DOKUMENT</Heading>
    <p>
      Dokument nastaje u vašem pregledniku dok unosite podatke. Osim ugovorenog iznosa i podataka za njegov
      obračun, ništa uneseno ne šalje se na server.
    </p>
    <DoorCards doors={doorsOf('document')} />
  </div>
);

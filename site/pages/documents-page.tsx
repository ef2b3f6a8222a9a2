import { doorsOf } from '../app/doors.ts';
import { Heading } from '../ui/heading.tsx';
import { LinkList } from '../ui/link-list.tsx';
import styles from './door-page.module.css';

export const DocumentsPage = () => (
  <div className={styles.page}>
    <Heading level={1}>IZRADITE DOKUMENT</Heading>
    <p>
      Dokument nastaje u vašem pregledniku dok unosite podatke. Osim ugovorenog iznosa, s podacima od kojih
      zavisi njegov obračun, ništa od unesenog ne šalje se na server.
    </p>
    <LinkList doors={doorsOf('document')} />
  </div>
);

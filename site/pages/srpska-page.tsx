import { DoorCards } from '../ui/page/door-cards.tsx';
import { Heading } from '../ui/page/heading.tsx';
import { doorsOf } from './directory/doors.ts';
import { usePages } from './directory/page-list.ts';
import styles from './door-page.module.css';

export const SrpskaPage = () => (
  <div className={styles.page}>
    <Heading level={1}>Kalkulatori za Republiku Srpsku</Heading>
    <DoorCards doors={doorsOf(usePages(), 'rs')} />
  </div>
);

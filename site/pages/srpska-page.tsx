import { doorsOf } from '../app/doors.ts';
import { DoorCards } from '../ui/door-cards.tsx';
import { Heading } from '../ui/heading.tsx';
import styles from './door-page.module.css';

export const SrpskaPage = () => (
  <div className={styles.page}>
    <Heading level={1}>Kalkulatori za Republiku Srpsku</Heading>
    <DoorCards doors={doorsOf('rs')} />
  </div>
);

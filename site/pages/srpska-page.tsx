import { doorsOf } from '../app/doors.ts';
import { Heading } from '../ui/heading.tsx';
import { LinkList } from '../ui/link-list.tsx';
import styles from './door-page.module.css';

export const SrpskaPage = () => (
  <div className={styles.page}>
    <Heading level={1}>Kalkulatori za Republiku Srpsku</Heading>
    <LinkList doors={doorsOf('rs')} />
  </div>
);

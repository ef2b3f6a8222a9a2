import { DoorCards } from '../ui/page/door-cards.tsx';
import { Heading } from '../ui/page/heading.tsx';
import { toolsOf } from './directory/doors.ts';
import type { PageGroup } from './directory/page.ts';
import { usePages } from './directory/page-list.ts';
import styles from './door-page.module.css';

interface EntityPageProps {
  readonly title: string;
  readonly group: PageGroup;
}

const EntityPage = ({ title, group }: EntityPageProps) => (
  <div className={styles.page}>
    <Heading level={1}>{title}</Heading>
    <DoorCards doors={toolsOf(usePages(), group)} />
  </div>
);

export const SrpskaPage = () => <EntityPage title="Kalkulatori za Republiku Srpsku" group="rs" />;

export const FederationPage = () => <EntityPage title="Kalkulatori za Federaciju BiH" group="fbih" />;

import { joinClasses } from '../ui/join-classes.ts';
import { DoorCards } from '../ui/page/door-cards.tsx';
import { Heading } from '../ui/page/heading.tsx';
import { doorsOf, toolsOf } from './directory/doors.ts';
import type { PageGroup } from './directory/page.ts';
import { usePages } from './directory/page.ts';
import styles from './door-page.module.css';

interface EntityPageProps {
  readonly title: string;
  readonly group: PageGroup;
}

const EntityPage = ({ title, group }: EntityPageProps) => (
  <div className={joinClasses('stack4', styles.page)}>
    <Heading level={1}>{title}</Heading>
    <DoorCards doors={toolsOf(usePages(), group)} />
  </div>
);

export const SrpskaPage = () => <EntityPage title="Kalkulatori za Republiku Srpsku" group="rs" />;

export const FederationPage = () => <EntityPage title="Kalkulatori za Federaciju BiH" group="fbih" />;

export const DocumentsPage = () => (
  <div className={joinClasses('stack4', styles.page)}>
    <Heading level={1}>IZRADITE DOKUMENT</Heading>
    <p>Na server se šalju samo ugovoreni iznos i podaci za njegov obračun.</p>
    <DoorCards doors={doorsOf(usePages(), 'document')} />
  </div>
);

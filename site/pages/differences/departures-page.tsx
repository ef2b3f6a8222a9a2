import { Link } from 'wouter';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import type { Departure, DepartureGroup } from './departure.ts';
import { departureGroups } from './departure-groups.ts';
import styles from './departures-page.module.css';

/** What is calculated or asked differently here than elsewhere, and why. */
export const DeparturesPage = () => (
  <div className={styles.page}>
    <PrintOrigin />
    <Heading level={1}>Odstupanja i nesaglasni izvori</Heading>
    {departureGroups.map((group) => (
      <Group key={group.title} {...group} />
    ))}
  </div>
);

const Group = ({ title, departures }: DepartureGroup) => (
  <section className={styles.group}>
    <Heading level={2}>{title}</Heading>
    <dl>
      {departures.map((departure) => (
        <Row key={departure.subject} {...departure} />
      ))}
    </dl>
  </section>
);

const Row = ({ subject, text, law }: Departure) => (
  <div className={styles.row}>
    <dt>{subject}</dt>
    <dd>
      {text} {law && <Link to={`/propisi#${law}`}>Propis</Link>}
    </dd>
  </div>
);

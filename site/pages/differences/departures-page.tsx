import { Link } from 'wouter';
import { joinClasses } from '../../ui/join-classes.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import type { Departure, DepartureGroup } from './departure.ts';
import { departuresFromSpecification, legalNotes } from './departure-groups.ts';
import styles from './departures-page.module.css';

/** What is calculated or asked differently here than elsewhere, and why. */
export const DeparturesPage = () => (
  <div className={joinClasses('stack4', styles.page)}>
    <PrintOrigin />
    <Heading level={1}>Odstupanja i nesaglasni izvori</Heading>
    {departuresFromSpecification.map((group) => (
      <section key={group.title} className="further">
        <Heading level={2}>{group.title}</Heading>
        <Departures {...group} />
      </section>
    ))}
    <div className="further">
      {legalNotes.map((group) => (
        <Folded key={group.title} title={<Heading level={2}>{group.title}</Heading>} isOnPaper>
          <Departures {...group} />
        </Folded>
      ))}
    </div>
  </div>
);

const Departures = ({ departures }: DepartureGroup) => (
  <dl>
    {departures.map((departure) => (
      <Row key={departure.subject} {...departure} />
    ))}
  </dl>
);

const Row = ({ subject, text, law }: Departure) => (
  <div className={styles.row}>
    <dt>{subject}</dt>
    <dd>
      {text} {law && <Link to={`/propisi#${law}`}>Propis</Link>}
    </dd>
  </div>
);

import { Link } from 'wouter';
import { joinClasses } from '../../ui/join-classes.ts';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import words from '../../ui/page/words.module.css';
import type { Departure, DepartureGroup } from './departure.ts';
import { departureGroups } from './departure-groups.ts';
import styles from './departures-page.module.css';

export const DeparturesPage = () => (
  <div className={styles.page}>
    <PrintOrigin />
    <Heading level={1}>Odstupanja i nesaglasni izvori</Heading>
    <p className={styles.intro}>
      Gdje se ovdje računa ili pita drugačije nego drugdje, gdje se izvori ne slažu, i zašto.
    </p>
    {departureGroups.map((group) => (
      <Group key={group.title} {...group} />
    ))}
  </div>
);

const Group = ({ title, departures }: DepartureGroup) => (
  <section className={styles.group}>
    <Heading level={2}>{title}</Heading>
    <table className={joinClasses(words.words, styles.table)}>
      <thead>
        <tr>
          <th scope="col">Šta</th>
          <th scope="col">Navodi se</th>
          <th scope="col">Ovdje</th>
          <th scope="col">Zašto</th>
        </tr>
      </thead>
      <tbody>
        {departures.map((departure) => (
          <Row key={departure.subject} {...departure} />
        ))}
      </tbody>
    </table>
  </section>
);

const Row = ({ subject, elsewhere, here, why, law }: Departure) => (
  <tr>
    <th scope="row">{subject}</th>
    <td>
      <span className={styles.label}>Navodi se: </span>
      {elsewhere}
    </td>
    <td>
      <span className={styles.label}>Ovdje: </span>
      {here}
    </td>
    <td>
      {why} {law && <Link to={`/propisi#${law}`}>Propis</Link>}
    </td>
  </tr>
);

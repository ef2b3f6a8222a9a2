import { joinClasses } from '../../ui/join-classes.ts';
import { Heading } from '../../ui/page/heading.tsx';
import { figureOf } from '../answer/figure.ts';
import type { Ledger, LedgerLine, LedgerSection } from '../answer/ledger-of.ts';
import { LedgerRow } from './ledger-row.tsx';
import styles from './ledger-view.module.css';

/** Every line of an answer, set as a ledger. */
export const LedgerView = ({ sections, rates }: Pick<Ledger, 'sections'> & Rated) => (
  <div className={styles.ledger}>
    {sections.map((section) => (
      <Section key={section.title} section={section} rates={rates} />
    ))}
  </div>
);

/** Without decimals and unit. */
function isWhole({ line }: LedgerLine): boolean {
  const { fraction, unit } = figureOf(line);
  return fraction === '' && unit === '';
}

interface Rated {
  /** By line: the rate said beside its name. */
  readonly rates: Readonly<Record<string, string | undefined>>;
}

interface SectionProps extends Rated {
  readonly section: LedgerSection;
}

const Section = ({ section: { title, lines, note }, rates }: SectionProps) => (
  <section className={styles.section}>
    <Heading level={3} className={styles.heading}>
      {title}
    </Heading>
    <ul className={joinClasses(styles.lines, lines.every(isWhole) && styles.whole)}>
      {lines.map((line) => (
        <LedgerRow key={line.line.name} {...line} rate={rates[line.line.name]} />
      ))}
    </ul>
    {note && <p className={styles.note}>{note}</p>}
  </section>
);

import { joinClasses } from '../../ui/join-classes.ts';
import { Heading } from '../../ui/page/heading.tsx';
import { figureOf } from '../answer/figure.ts';
import type { Ledger, LedgerLine, LedgerSection } from '../answer/ledger-of.ts';
import { LedgerRow } from './ledger-row.tsx';
import styles from './ledger-view.module.css';

/** Every line of an answer, set as a ledger. */
export const LedgerView = ({ cjeline, rates }: Pick<Ledger, 'cjeline'> & Rated) => (
  <div className={styles.ledger}>
    {cjeline.map((section) => (
      <Section key={section.naslov} section={section} rates={rates} />
    ))}
  </div>
);

/** Without decimals and unit. */
function isWhole({ line }: LedgerLine): boolean {
  const { decimale, jedinica } = figureOf(line);
  return decimale === '' && jedinica === '';
}

interface Rated {
  /** By line: the rate said beside its name. */
  readonly rates: Readonly<Record<string, string | undefined>>;
}

interface SectionProps extends Rated {
  readonly section: LedgerSection;
}

const Section = ({ section: { naslov, redovi, napomena }, rates }: SectionProps) => (
  <section className={styles.section}>
    <Heading level={3} className={styles.heading}>
      {naslov}
    </Heading>
    <ul className={joinClasses(styles.lines, redovi.every(isWhole) && styles.whole)}>
      {redovi.map((line) => (
        <LedgerRow key={line.line.red} {...line} rate={rates[line.line.red]} />
      ))}
    </ul>
    {napomena && <p className={styles.note}>{napomena}</p>}
  </section>
);

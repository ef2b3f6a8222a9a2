import { joinClasses } from '../../ui/join-classes.ts';
import { figureOf } from '../api/figure.ts';
import type { Ledger, LedgerLine } from '../api/ledger-of.ts';
import { LedgerSectionView } from './ledger-section.tsx';
import styles from './ledger-view.module.css';

interface LedgerViewProps extends Pick<Ledger, 'sections'> {
  /** By line: the rate shown next to its name. */
  readonly rates: Readonly<Record<string, string | undefined>>;
}

/** Every line of an answer, set as a ledger: one axis of commas from the first section to the last. */
export const LedgerView = ({ sections, rates }: LedgerViewProps) => (
  <div
    className={joinClasses(
      styles.ledger,
      sections.every(({ lines }) => lines.every(isWhole)) && styles.whole,
    )}
  >
    {sections.map((section) => (
      <LedgerSectionView key={section.title} section={section} rates={rates} />
    ))}
  </div>
);

/** Without decimals and unit. */
function isWhole({ line }: LedgerLine): boolean {
  const { fraction, unit } = figureOf(line);
  return fraction === '' && unit === '';
}

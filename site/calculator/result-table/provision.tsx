import type { Day } from '@obracun/engine/core/days/day.ts';
import { type Citation, checkedText } from '@obracun/engine/core/explanation/citation.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { unbroken } from '../../fields/parsing/use-typed.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { SourcePlace } from '../../ui/source-place.tsx';
import styles from './provision.module.css';

interface ProvisionProps {
  readonly cited: Citation;
  /** The day of the last check that is written once for all of a list. */
  readonly reviewed?: Day | undefined;
}

/** One provision: its content, its source, its first day, and the day of its last check. */
export const Provision = ({ cited, reviewed }: ProvisionProps) => (
  <li className={styles.provision}>
    <strong className={styles.name}>{cited.naziv}:</strong> <SourcePlace source={cited} />, od{' '}
    {unbroken(formatDay(cited.od))}{' '}
    {cited.provjereno !== reviewed && <span className={styles.checked}>{checkedText(cited)}</span>}{' '}
    <CertaintyMark level={cited.pouzdanost} />{' '}
    {cited.napomena && <span className={styles.note}>({cited.napomena})</span>}
  </li>
);

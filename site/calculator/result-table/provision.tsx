import type { Day } from '@obracun/engine/core/days/day.ts';
import { type Citation, checkedText } from '@obracun/engine/core/explanation/citation.ts';
import { formatDay, unbroken } from '@obracun/engine/core/numbers/format.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { SourcePlace } from '../../ui/source-place.tsx';
import styles from './provision.module.css';

interface ProvisionProps {
  readonly cited: Citation;
  /** The day of the last check that is written once for all of a list. */
  readonly reviewed?: Day | undefined;
}

/** One provision: its content, its source, its first day, and the day of its last check. */
export const Provision = ({ cited, reviewed }: ProvisionProps) => (
  <li className="breaking">
    <strong className="light">{cited.naziv}:</strong> <SourcePlace source={cited} />, od{' '}
    {unbroken(formatDay(cited.od))}{' '}
    {cited.provjereno !== reviewed && (
      <span className={joinClasses('pale oneLine', styles.checked)}>{checkedText(cited)}</span>
    )}{' '}
    <CertaintyMark level={cited.pouzdanost} />{' '}
    {cited.napomena && <span className="pale">({cited.napomena})</span>}
  </li>
);

import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import type { FirmSection } from '../../ui/routing/place.ts';
import { goTo } from '../../ui/routing/use-place.ts';
import styles from './absences.module.css';

const SECTIONS = [
  { value: 'odsustva', label: 'Odsustva' },
  { value: 'odmori', label: 'Godišnji odmor' },
  { value: 'radno-vrijeme', label: 'Radno vrijeme' },
] as const;

interface TimeNavigationProps {
  readonly of: MonthOf;
  readonly section: (typeof SECTIONS)[number]['value'];
}

/** The three records of the same tab: absences, annual leave, working time. */
export const TimeNavigation = ({ of, section }: TimeNavigationProps) => (
  <div className={styles.navigation}>
    <Segments
      label="Evidencija"
      segments={SECTIONS}
      value={section}
      onChange={(chosen) => goTo({ ...of, section: chosen as FirmSection })}
    />
  </div>
);

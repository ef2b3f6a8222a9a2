import { CalendarPlus } from 'lucide-react';
import { fetchPart } from '../../parts/load-part.ts';
import { SheetActions } from '../tool/sheet-actions.tsx';
import styles from './hours-actions.module.css';
import type { HoursAsked } from './hours-form.ts';

/** The year on paper, as a spreadsheet, and its holidays in one's own calendar. */
export const HoursActions = ({ asked }: { readonly asked: HoursAsked }) => (
  <SheetActions
    name={`radni-sati-${asked.entity}-${asked.year}`}
    make={async () => (await fetchPart(() => import('./hours-workbook.ts'))).hoursWorkbook(asked)}
  >
    <a className={styles.link} href={`/praznici-${asked.entity}.ics`}>
      <CalendarPlus aria-hidden="true" size={18} /> Praznici u vaš kalendar (ICS)
    </a>
  </SheetActions>
);

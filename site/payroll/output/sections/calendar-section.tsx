import { formatDay } from '@obracun/engine/kernel/figures/format.ts';
import { dueDates } from '@obracun/engine/payroll/due/due-dates.ts';
import { fetchPart } from '../../../parts/load-part.ts';
import { CertaintyMark } from '../../../ui/certainty.tsx';
import { FileButtons } from '../file-buttons.tsx';
import type { MonthFile } from '../files/month-file.ts';
import styles from '../output.module.css';
import { monthPart, type Output } from '../output.ts';
import { Remark, Section } from '../section.tsx';

export const calendarFile = ({ settled }: Output): MonthFile => ({
  button: 'Kalendar (ICS)',
  name: `rokovi_${monthPart(settled)}.ics`,
  make: async () => {
    const { calendarText } = await fetchPart(() => import('../files/calendar.ts'));
    return new Blob([calendarText(settled)], { type: 'text/calendar' });
  },
});

/** By when what of the month is due, with its source. */
export const CalendarSection = ({ output }: { readonly output: Output }) => (
  <Section title="Rokovi">
    <ul className={styles.list}>
      {dueDates(output.settled.firm, output.settled.month).map(
        ({ id, day, title, note, source, certainty }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{title}</span>
            <span className={styles.amount}>{formatDay(day)}</span>
            <span className={styles.detail}>
              {note} <CertaintyMark level={certainty} />{' '}
              <a href={source} rel="noreferrer" target="_blank">
                izvor
              </a>
            </span>
          </li>
        ),
      )}
    </ul>
    <FileButtons files={[calendarFile(output)]} />
    <Remark>Nijedan rok nije pomjeren zbog vikenda ili praznika: provjerite pomjera li se.</Remark>
  </Section>
);

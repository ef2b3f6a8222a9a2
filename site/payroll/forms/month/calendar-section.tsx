import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { metOn } from '@obracun/engine/payroll/forms/deadlines/working-day.ts';
import { CertaintyMark } from '../../../ui/certainty.tsx';
import type { Output } from '../../month/output/output.ts';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import styles from '../../ui/output/output.module.css';
import { Section } from '../../ui/output/section.tsx';
import { calendarFile } from './calendar-file.ts';

/** The due dates of the month, with their source. */
export function CalendarSection({ output }: { readonly output: Output }) {
  const { entity } = output.settled.firm;
  const deadlines = output.papers.deadlines.map((due) => metOn(entity, due));
  return (
    <Section title="Rokovi">
      <ul className={styles.list}>
        {deadlines.map(({ id, day, title, note, source, certainty }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{title}</span>
            <span className={styles.amount}>{formatDay(day)}</span>
            <span className={styles.detail}>
              {note} <CertaintyMark level={certainty} />{' '}
              <a href={source} rel="noreferrer" target="_blank" className={styles.source}>
                izvor
              </a>
            </span>
          </li>
        ))}
      </ul>
      <FileButtons files={[calendarFile(output)]} />
    </Section>
  );
}

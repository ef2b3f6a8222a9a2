import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { metOn } from '@obracun/engine/payroll/forms/deadlines/working-day.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { UncertainData } from '../../../ui/uncertain-data.tsx';
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
      <ul>
        {deadlines.map(({ id, day, title, note, source }) => (
          <li key={id} className={joinClasses('ruled entry', styles.row)}>
            <span className="breaking">{title}</span>
            <span className="amount">{formatDay(day)}</span>
            <span className="soft whole breaking">
              {note}{' '}
              <a href={source} rel="noreferrer" target="_blank" className="onScreen">
                izvor
              </a>
            </span>
          </li>
        ))}
      </ul>
      <UncertainData all={deadlines} />
      <FileButtons files={[calendarFile(output)]} />
    </Section>
  );
}

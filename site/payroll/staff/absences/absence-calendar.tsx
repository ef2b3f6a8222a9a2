import type { Day } from '@obracun/engine/core/days/day.ts';
import {
  ABSENCE_KINDS,
  type Absence,
  type AbsenceKind,
  type AbsenceSpell,
  isCounted,
  KIND_NAMES,
} from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { byWorker } from '@obracun/engine/payroll/staff/absences/fill-month.ts';
import { spellsIn } from '@obracun/engine/payroll/staff/absences/spells.ts';
import { type CalendarDay, calendarMonth } from '@obracun/engine/rules/working-year.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { monthName } from '../../ui/month-chooser.tsx';
import { FirmPaper } from '../../ui/paper/firm-paper.tsx';
import styles from './absence-calendar.module.css';
import { KIND_MARKS, PAYER_TEXT } from './texts.ts';

interface AbsenceCalendarProps {
  readonly firm: Firm;
  readonly of: MonthOf;
  readonly workers: readonly Worker[];
  readonly absences: readonly Absence[];
}

/** Calendar of a month: a row per worker, a column per day; printed on one landscape page. */
export const AbsenceCalendar = (props: AbsenceCalendarProps) => (
  <>
    <Scrolled label={`Kalendar odsustava, ${monthName(props.of, props.firm.entity)}`}>
      <CalendarTable {...props} />
    </Scrolled>
    <Legend {...props} />
    <FirmPaper firm={props.firm} title={`Odsustva, ${monthName(props.of, props.firm.entity)}`}>
      <CalendarTable {...props} />
      <Legend {...props} />
    </FirmPaper>
  </>
);

const WEEKDAYS = ['', 'p', 'u', 's', 'č', 'p', 's', 'n'];
const SATURDAY = 6;

const isOff = ({ weekday, holiday }: CalendarDay): boolean => weekday >= SATURDAY || holiday !== undefined;

function CalendarTable({ firm, of, workers, absences }: AbsenceCalendarProps) {
  const days = calendarMonth(firm.entity, of.year, of.month);
  const rows = marksOf(firm, of, workers, absences);
  return (
    <table className={joinClasses('small', styles.calendar)}>
      <thead>
        <tr>
          <th scope="col">Radnik</th>
          {days.map((day) => (
            <th
              key={day.date}
              scope="col"
              className={joinClasses(isOff(day) && styles.off)}
              title={day.holiday}
            >
              {day.date}
              <span aria-hidden="true" className="block pale">
                {WEEKDAYS[day.weekday]}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ worker, spells }) => (
          <tr key={worker.id}>
            <th scope="row">
              <WorkerName worker={worker} />
            </th>
            {days.map((day) => (
              <DayCell key={day.date} day={day} spell={spells.get(day.day)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  readonly day: CalendarDay;
  readonly spell: AbsenceSpell | undefined;
}

function DayCell({ day, spell }: DayCellProps) {
  const isShown = spell && (isCounted(spell.kind) || !isOff(day));
  if (!isShown) return <td className={joinClasses(isOff(day) && styles.off)} />;
  return (
    <td
      className={joinClasses(styles[spell.payer], isOff(day) && styles.off)}
      title={`${ABSENCE_KINDS[spell.kind]}, ${PAYER_TEXT[spell.payer]}`}
    >
      <span aria-hidden="true">{markOf(spell)}</span>
      <VisuallyHidden>
        {ABSENCE_KINDS[spell.kind]}, {PAYER_TEXT[spell.payer]}
      </VisuallyHidden>
    </td>
  );
}

/** Days paid by a fund end in `f`, readable in print without colours. */
const markOf = ({ kind, payer }: Pick<AbsenceSpell, 'kind' | 'payer'>): string =>
  `${KIND_MARKS[kind]}${payer === 'fund' ? 'f' : ''}`;

interface CalendarRow {
  readonly worker: Worker;
  readonly spells: ReadonlyMap<Day, AbsenceSpell>;
}

function marksOf(
  firm: Firm,
  of: MonthOf,
  workers: readonly Worker[],
  absences: readonly Absence[],
): readonly CalendarRow[] {
  const ofWorkers = byWorker(absences);
  const days = calendarMonth(firm.entity, of.year, of.month).map(({ day }) => day);
  return workers.map((worker) => {
    const found = spellsIn(firm, worker, of, ofWorkers.get(worker.id) ?? []);
    const spells = days.flatMap((day) => {
      const spell = found.find(({ from, to }) => from <= day && day <= to);
      return spell ? [[day, spell] as const] : [];
    });
    return { worker, spells: new Map(spells) };
  });
}

/** Legend of the letters. */
function Legend({ firm, of, workers, absences }: AbsenceCalendarProps) {
  const found = workers.flatMap((worker) =>
    spellsIn(
      firm,
      worker,
      of,
      absences.filter((one) => one.worker === worker.id),
    ),
  );
  const kinds = KIND_NAMES.filter((kind) => found.some((spell) => spell.kind === kind));
  if (kinds.length === 0) return <p className="soft">U ovom mjesecu nema odsustava.</p>;
  return (
    <p className="soft">
      {kinds.map((kind) => wordsOf(kind)).join(' · ')}
      {found.some(({ payer }) => payer === 'fund') && ' · f na teret fonda'}
    </p>
  );
}

const wordsOf = (kind: AbsenceKind): string => `${KIND_MARKS[kind]} ${ABSENCE_KINDS[kind].toLowerCase()}`;

import { formatDay, formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import {
  ABSENCE_GROUP_NAMES,
  ABSENCE_GROUPS,
  type WorkDayRow,
} from '@obracun/engine/payroll/staff/work-time/day-rows.ts';
import { TIME_COLUMNS, timeTotals } from '@obracun/engine/payroll/staff/work-time/totals.ts';
import type { WorkDayEntry, WorkTimeMonth } from '@obracun/engine/payroll/staff/work-time/work-time.ts';
import { type KeyboardEvent, useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { restoreWorkDay, saveWorkDay } from '../../../storage/payroll/staff-records.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import records from '../../../ui/page/records.module.css';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
import { TypedCell } from '../../ui/typed-cell.tsx';
import grid from '../../ui/typed-grid.module.css';
import { CELLS, type CellName } from './time-cells.ts';
import styles from './work-time.module.css';

interface TimeGridProps {
  readonly of: MonthOf;
  readonly worker: Worker;
  readonly rows: readonly WorkDayRow[];
  readonly corrections: WorkTimeMonth | undefined;
}

const WEEKDAYS = ['', 'pon', 'uto', 'sri', 'čet', 'pet', 'sub', 'ned'];
const FRIDAY = 5;

/** The days of a worker, corrected in place: arrows and Enter move between days. */
export function TimeGrid({ of, worker, rows, corrections }: TimeGridProps) {
  const [problem, setProblem] = useState<string>();
  const totals = timeTotals(rows);
  const write = (saving: Promise<boolean>) => {
    saving.then(
      (isSaved) =>
        setProblem(
          isSaved ? undefined : 'Taj dan je promijenjen u drugoj kartici: pogledajte šta tamo piše.',
        ),
      (error: unknown) => setProblem(`Nije sačuvano: ${reasonOf(error)}.`),
    );
  };
  const change = <N extends keyof WorkDayEntry>(day: string, name: N, after: WorkDayEntry[N]) =>
    write(saveWorkDay(of, worker.id, { day, name, before: corrections?.days[day]?.[name], after }));
  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Scrolled label="Dani u mjesecu">
        <table
          className={joinClasses(records.records, records.figures, records.frozen, grid.grid, styles.grid)}
          onKeyDown={moveBetweenDays}
        >
          <thead>
            <tr>
              <th scope="col">Dan</th>
              {CELLS.map(({ name, title }) => (
                <th key={name} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col">{TIME_COLUMNS.total}</th>
              <th scope="col">{TIME_COLUMNS.holidayWork}</th>
              <th scope="col">Ne radi</th>
              <th scope="col">Odsustvo</th>
              <th scope="col">Ispravka</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <DayRow
                key={row.day}
                row={row}
                entry={corrections?.days[row.day]}
                change={(name, after) => change(row.day, name, after)}
                restore={() => write(restoreWorkDay(of, worker.id, row.day))}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Ukupno</th>
              {CELLS.map(({ name }) => (
                <td key={name}>
                  {name === 'start' || name === 'end' ? '' : formatHundredths(totals.hours[name])}
                </td>
              ))}
              <td>{formatHundredths(totals.hours.total)}</td>
              <td>{formatHundredths(totals.hours.holidayWork)}</td>
              <td />
              <td className={styles.words}>
                {ABSENCE_GROUP_NAMES.filter((group) => totals.absences[group] > 0)
                  .map(
                    (group) =>
                      `${ABSENCE_GROUPS[group].toLowerCase()} ${formatHundredths(totals.absences[group])}`,
                  )
                  .join(', ')}
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      </Scrolled>
    </>
  );
}

interface DayRowProps {
  readonly row: WorkDayRow;
  readonly entry: WorkDayEntry | undefined;
  readonly change: <N extends keyof WorkDayEntry>(name: N, after: WorkDayEntry[N]) => void;
  readonly restore: () => void;
}

function DayRow({ row, entry, change, restore }: DayRowProps) {
  const isOff = row.weekday > FRIDAY || row.holiday !== undefined;
  const called = formatDay(row.day);
  return (
    <tr className={joinClasses(isOff && styles.off)}>
      <th scope="row" title={row.holiday}>
        {called} <span className="pale">{WEEKDAYS[row.weekday]}</span>
      </th>
      {CELLS.map((cell) => (
        <td key={cell.name}>
          {row.isEmployed && (
            <TypedCell
              className={joinClasses(grid.cell, styles.cell)}
              data-column={cell.name}
              label={`${cell.title}, ${called}`}
              text={cell.write(entry?.[cell.name])}
              placeholder={cell.write(scheduled(row, cell.name))}
              isReadable={(text) => text.trim() === '' || cell.read(text) !== undefined}
              wrong={cell.wrong}
              onText={(text) => change(cell.name, text.trim() === '' ? undefined : cell.read(text))}
            />
          )}
        </td>
      ))}
      <td>{row.total > 0 && formatHundredths(row.total)}</td>
      <td>{row.holidayWork > 0 && formatHundredths(row.holidayWork)}</td>
      <td>
        {row.isEmployed && (
          <input
            type="checkbox"
            aria-label={`Ne radi, ${called}`}
            checked={entry?.isFree === true}
            onChange={({ target }) => change('isFree', target.checked || undefined)}
          />
        )}
      </td>
      <td className={styles.words}>{absenceText(row)}</td>
      <td>
        {row.isCorrected && (
          <Button look="quiet" aria-label={`Vrati po rasporedu, ${called}`} onClick={restore}>
            Vrati
          </Button>
        )}
      </td>
    </tr>
  );
}

/** What an empty cell counts as; nothing for zero hours. */
const scheduled = (row: WorkDayRow, name: CellName): number | undefined =>
  name === 'start' || name === 'end' ? row[name] : row[name] || undefined;

function absenceText({ isEmployed, isRest, holiday, absences }: WorkDayRow): string {
  if (!isEmployed) return 'nije u radnom odnosu';
  const parts = ABSENCE_GROUP_NAMES.flatMap((group) => {
    const hours = absences[group] ?? 0;
    if (hours === 0) return [];
    return `${group === 'holiday' ? (holiday ?? 'neradni dan') : ABSENCE_GROUPS[group].toLowerCase()} ${formatHundredths(hours)}`;
  });
  return parts.length > 0 ? parts.join(', ') : isRest ? 'sedmični odmor' : '';
}

/** Moves the focus to the same column of the day above or below. */
function moveBetweenDays(event: KeyboardEvent): void {
  const { key, target } = event;
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0;
  if (step === 0 || !(target instanceof HTMLInputElement) || !target.dataset.column) return;
  const column = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-column="${target.dataset.column}"]`),
  ];
  const next = column[column.indexOf(target) + step];
  event.preventDefault();
  if (next) next.focus();
  else target.blur();
}

import { weekdayOf, yearOf } from '@obracun/engine/core/days/day.ts';
import { formatDay, formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { Absence, AbsencePayer, AbsenceSpell } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { monthId, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { ABSENCE_COLUMNS } from '@obracun/engine/payroll/staff/absences/fill-month.ts';
import { isPaidAsWork, monthsOf, spellsIn } from '@obracun/engine/payroll/staff/absences/spells.ts';
import { holidaysFrom } from '@obracun/engine/rules/working-year.ts';
import type { Database } from '../../../storage/db/database.ts';
import { allReadable } from '../../../storage/payroll/readable-contents.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import records from '../../../ui/page/records.module.css';
import { monthName } from '../../ui/month-chooser.tsx';
import styles from './absences.module.css';

interface AbsenceMonthsProps {
  readonly firm: Firm;
  readonly worker: Worker;
  readonly absence: Absence;
  /** All absences of the firm. */
  readonly all: readonly Absence[];
}

/** Effect of an absence on each month: hours by payer, and conflicts. */
export function AbsenceMonths({ firm, worker, absence, all }: AbsenceMonthsProps) {
  const months = monthsOf(absence);
  const stored = useStoredMonths(months.map(({ year, month }) => monthId(firm.id, year, month)).join(' '));
  const ofWorker = [
    ...all.filter(({ id, worker: of }) => of === worker.id && id !== absence.id),
    { ...absence, worker: worker.id },
  ];
  return (
    <section className="shrinks">
      <h4 className={styles.caption}>Po mjesecima</h4>
      <DataTable
        scrolled="Odsustvo po mjesecima"
        className={joinClasses(records.records, records.figures, styles.months)}
        rows={months.map((month) => ({
          month,
          own: spellsIn(firm, worker, month, ofWorker).filter((one) => one.absence === absence.id),
        }))}
        columns={[
          { title: 'Mjesec', isHeading: true, cell: ({ month }) => monthName(month, firm.entity) },
          { title: 'Firma, h', cell: ({ own }) => hoursPaidBy('employer', own) },
          { title: 'Fond, h', cell: ({ own }) => hoursPaidBy('fund', own) },
          { title: 'Neplaćeno, h', cell: ({ own }) => hoursPaidBy('nobody', own) },
          {
            title: 'Stanje',
            cell: ({ month: { year, month } }) => stateOf(stored?.get(monthId(firm.id, year, month)), worker),
          },
        ]}
      />
      <Holidays entity={firm.entity} absence={absence} />
    </section>
  );
}

const hoursPaidBy = (payer: AbsencePayer, spells: readonly AbsenceSpell[]): string =>
  formatHundredths(
    sumOf(
      spells.filter((one) => one.payer === payer),
      ({ hours }) => hours,
    ),
  );

/** Holidays within an absence, and whether they count as its days. */
function Holidays({ entity, absence }: { readonly entity: Firm['entity']; readonly absence: Absence }) {
  const { from, to } = absence;
  const inside = holidaysFrom(entity, yearOf(from), yearOf(to)).filter(
    ({ datum }) => datum >= from && datum <= to && weekdayOf(datum) < SATURDAY,
  );
  if (inside.length === 0) return null;
  const days = inside.map(({ datum, naziv }) => `${formatDay(datum)} (${naziv})`).join(', ');
  return (
    <p className="soft">
      {inside.length === 1 ? 'Praznik' : 'Praznici'} među ovim danima: {days}.{' '}
      {isPaidAsWork(absence) ? 'Nije dan odsustva.' : 'Računa se kao dan odsustva.'}
    </p>
  );
}

const SATURDAY = 6;

function stateOf(month: PayrollMonth | undefined, { id }: Worker): string {
  if (month?.isClosed) return 'zaključen, ostaje kakav jeste';
  const typed = ABSENCE_COLUMNS.some((name) => month?.workers[id]?.entries[name] !== undefined);
  return typed ? 'u mjesecu je upisano ručno, to važi' : 'popunjava se';
}

/** Months with entries among some ids; undefined until loaded. */
export const useStoredMonths = (ids: string): ReadonlyMap<string, PayrollMonth> | undefined =>
  useFound(ids, storedMonths);

async function storedMonths(db: Database, ids: string): Promise<ReadonlyMap<string, PayrollMonth>> {
  const found = (await db.mjeseci.bulkGet(ids.split(' '))).filter((one) => one !== undefined);
  return new Map(allReadable(found, readMonth).map(({ id, content }) => [id, content]));
}

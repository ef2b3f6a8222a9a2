import { MONTHS_A_YEAR } from '@obracun/engine/core/days/day.ts';
import { yearRecapOf } from '@obracun/engine/payroll/books/recap/year-recap.ts';
import { yearNotes } from '@obracun/engine/payroll/forms/year/year-tables.ts';
import { monthRanges } from '@obracun/engine/payroll/model/month-ranges.ts';
import type { ClosedMonth, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { type YearOverview, yearOverview } from '@obracun/engine/payroll/month/year-overview.ts';
import { openingEntries } from '@obracun/engine/payroll/staff/opening/opening-months.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Part } from '../../../lazy-loading/part.tsx';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import type { Database } from '../../../storage/db/database.ts';
import { useWatched } from '../../../storage/db/watch.ts';
import { closingsOf } from '../../../storage/payroll/closing.ts';
import { monthsOfYear } from '../../../storage/payroll/months.ts';
import { openingsOf, withOpeningBalances } from '../../../storage/payroll/openings.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { MonthTable } from './month-table.tsx';
import { WorkerTable } from './worker-table.tsx';
import { Overview } from './year-overview.tsx';
import styles from './year-screen.module.css';

const loadPapers = () => import('./year-parts.ts');
const loadOutput = async () => (await loadPapers()).YearOutput;

const loadJournals = async () => (await loadPapers()).YearJournals;

/** A firm's year: its twelve months, and the amounts of each worker in the closed ones. */
export function YearScreen({ firm, year, month }: Omit<SectionProps, 'worker'>) {
  const found = useYear(firm.id, year);
  const there = (ofYear: number) => addressOf({ firm: firm.id, section: 'godina', year: ofYear, month });
  const today = useToday();
  const { entity } = firm.content;
  const recap = found && yearRecapOf(entity, found.settled);
  const overview = found && today && yearOverview(entity, found.settled, year, today);
  return (
    <section aria-labelledby="godina" className={joinClasses('stack5', styles.screen)}>
      <div className="beside">
        <a
          href={there(year - 1)}
          className={joinClasses('onScreen', styles.step)}
          aria-label={`Godina ${year - 1}.`}
        >
          <ChevronLeft aria-hidden="true" size={20} />
        </a>
        <ArrivalHeading level={3} look="section" id="godina">
          <span className="onPaper">Godina </span>
          {year}.
        </ArrivalHeading>
        <a
          href={there(year + 1)}
          className={joinClasses('onScreen', styles.step)}
          aria-label={`Godina ${year + 1}.`}
        >
          <ChevronRight aria-hidden="true" size={20} />
        </a>
      </div>
      {!found || !recap || !overview ? (
        <Waiting />
      ) : (
        <>
          {found.unreadable > 0 && (
            <Notice kind="warn">
              Zaključenih mjeseci koji se ne mogu pročitati: {found.unreadable}. Zbirovi su bez njih.
            </Notice>
          )}
          <YearNotices
            firm={firm.id}
            year={year}
            overview={overview}
            overridden={found.overridden}
            lastClosed={Math.max(1, ...found.closed.map((one) => one.month))}
          />
          <MonthTable
            firm={firm.id}
            entity={firm.content.entity}
            year={year}
            months={found.months}
            recap={recap}
            opening={overview.opening}
          />
          <WorkerTable recap={recap} />
          {overview.workers.length > 0 && (
            <Overview id={firm.id} firm={firm.content} overview={overview} settled={found.settled} />
          )}
          <Part load={loadOutput} props={{ firm: firm.content, year }} />
          <Part load={loadJournals} props={{ firm: firm.content, year, closed: found.closed }} />
          <p className={joinClasses('soft measure', styles.remark)}>
            Obrasci idu po danu isplate: decembar isplaćen u januaru je u narednoj godini.
          </p>
        </>
      )}
    </section>
  );
}

interface YearNoticesProps {
  readonly firm: string;
  readonly year: number;
  readonly overview: YearOverview;
  readonly overridden: readonly number[];
  /** The month to begin with; January without any. */
  readonly lastClosed: number;
}

/** Missing months, months of an earlier program, and the way to enter them. */
const YearNotices = ({ firm, year, overview, overridden, lastClosed }: YearNoticesProps) => (
  <>
    {[...yearNotes(overview), ...overriddenNotes(year, overridden)].map((note) => (
      <p key={note} className="measure">
        {note}
      </p>
    ))}
    <p className="onScreen row4">
      <a href={addressOf({ firm, section: 'pocetna-stanja', year, month: 1 })}>
        Mjeseci iz ranijeg programa: upis i uvoz
      </a>
      <a href={addressOf({ firm, section: 'statistika', year, month: lastClosed })}>
        Statistika (RAD-1, RAD-1G)
      </a>
    </p>
  </>
);

const overriddenNotes = (year: number, months: readonly number[]): readonly string[] =>
  months.length === 0
    ? []
    : [
        `Za ${monthRanges(months.map((month) => ({ year, month })))} postoje i iznosi iz ranijeg programa: računa se zaključeni mjesec.`,
      ];

interface FirmYear {
  readonly about: string;
  /** By month from 1: whether it is closed; months without entries are missing. */
  readonly months: ReadonlyMap<number, 'open' | 'closed'>;
  readonly closed: readonly ClosedMonth[];
  /** The same months with those of an earlier program, in order. */
  readonly settled: readonly SettledMonth[];
  /** Closed months that an earlier program has too. */
  readonly overridden: readonly number[];
  /** Unreadable closed months. */
  readonly unreadable: number;
}

/** The stored data of a firm's year; undefined until it is read. */
function useYear(firm: string, year: number): FirmYear | undefined {
  const about = `${firm}:${year}`;
  const query = useMemo(() => (db: Database) => firmYearOf(db, firm, year), [firm, year]);
  const found = useWatched(query);
  return found?.about === about ? found : undefined;
}

async function firmYearOf(db: Database, firm: string, year: number): Promise<FirmYear> {
  const months = await monthsOfYear(db, firm, year);
  const closings = await closingsOf(db, months);
  const closed = closings.map(({ content }) => content.settled);
  const typed = openingEntries((await openingsOf(db, firm)).map(({ content }) => content));
  const isClosed = new Set(
    months.filter(({ content }) => content.isClosed).map(({ content }) => content.month),
  );
  const twice = typed.filter((one) => one.year === year && isClosed.has(one.month)).map(({ month }) => month);
  return {
    about: `${firm}:${year}`,
    settled: await withOpeningBalances(db, firm, closed, {
      first: { year, month: 1 },
      last: { year, month: MONTHS_A_YEAR },
    }),
    overridden: [...new Set(twice)],
    months: new Map(months.map(({ content }) => [content.month, content.isClosed ? 'closed' : 'open'])),
    closed: closings.map(({ content }) => content),
    unreadable: months.filter(({ content }) => content.isClosed).length - closings.length,
  };
}

import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { yearRecapOf } from '@obracun/engine/payroll/recap/year-recap.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Part } from '../../lazy-loading/part.tsx';
import { Waiting } from '../../lazy-loading/waiting.tsx';
import type { Database } from '../../storage/db/database.ts';
import { useWatched } from '../../storage/db/watch.ts';
import { closingsOf } from '../../storage/payroll/closing.ts';
import { monthsOfYear } from '../../storage/payroll/months.ts';
import { Notice } from '../../ui/notice.tsx';
import { ArrivalHeading } from '../routing/arrival-heading.tsx';
import { addressOf } from '../routing/place.ts';
import type { SectionProps } from '../routing/section-props.ts';
import { MonthTable } from './month-table.tsx';
import { WorkerTable } from './worker-table.tsx';
import styles from './year-screen.module.css';

const loadOutput = async () => (await import('../output/year/year-output.tsx')).YearOutput;

const loadJournals = async () => (await import('../output/year/year-journals.tsx')).YearJournals;

/** A firm's year: its twelve months, and the amounts of each worker in the closed ones. */
export function YearScreen({ firm, year, month }: Omit<SectionProps, 'worker'>) {
  const found = useYear(firm.id, year);
  const there = (ofYear: number) => addressOf({ firm: firm.id, section: 'godina', year: ofYear, month });
  const recap =
    found &&
    yearRecapOf(
      firm.content.entity,
      found.closed.map(({ settled }) => settled),
    );
  return (
    <section aria-labelledby="godina" className={styles.screen}>
      <div className={styles.head}>
        <a href={there(year - 1)} className={styles.step} aria-label={`Godina ${year - 1}.`}>
          <ChevronLeft aria-hidden="true" size={20} />
        </a>
        <ArrivalHeading level={3} look="section" id="godina">
          <span className={styles.word}>Godina </span>
          {year}.
        </ArrivalHeading>
        <a href={there(year + 1)} className={styles.step} aria-label={`Godina ${year + 1}.`}>
          <ChevronRight aria-hidden="true" size={20} />
        </a>
      </div>
      {found === undefined || recap === undefined ? (
        <Waiting />
      ) : (
        <>
          {found.unreadable > 0 && (
            <Notice kind="warn">
              Zaključenih mjeseci koji se ne mogu pročitati: {found.unreadable}. Ostaju kakvi su i ulaze u
              izvoz; zbirovi su bez njih.
            </Notice>
          )}
          <MonthTable firm={firm.id} year={year} months={found.months} recap={recap} />
          <WorkerTable recap={recap} />
          <Part load={loadOutput} props={{ firm: firm.content, year }} />
          <Part load={loadJournals} props={{ firm: firm.content, year, closed: found.closed }} />
          <p className={styles.remark}>
            Zbirovi su iz zaključenih mjeseci, kakvi su bili kad su zaključeni. Godišnji obrasci idu po danu
            isplate: decembar isplaćen u januaru ulazi u narednu godinu.
          </p>
        </>
      )}
    </section>
  );
}

interface FirmYear {
  readonly about: string;
  /** By month from 1: whether it is closed; months without entries are missing. */
  readonly months: ReadonlyMap<number, 'open' | 'closed'>;
  readonly closed: readonly ClosedMonth[];
  /** Unreadable closed months. */
  readonly unreadable: number;
}

/** The stored data of a firm's year; undefined until it is read. */
function useYear(firm: string, year: number): FirmYear | undefined {
  const about = `${firm}:${year}`;
  const query = useMemo(() => (db: Database) => firmYearOf(db, firm, year), [firm, year]);
  const found = useWatched<FirmYear | undefined>(query, undefined);
  return found?.about === about ? found : undefined;
}

async function firmYearOf(db: Database, firm: string, year: number): Promise<FirmYear> {
  const months = await monthsOfYear(db, firm, year);
  const closings = await closingsOf(db, months);
  return {
    about: `${firm}:${year}`,
    months: new Map(months.map(({ content }) => [content.month, content.isClosed ? 'closed' : 'open'])),
    closed: closings.map(({ content }) => content),
    unreadable: months.filter(({ content }) => content.isClosed).length - closings.length,
  };
}

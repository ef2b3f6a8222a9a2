import { yearRecapOf } from '@obracun/engine/payroll/recap/year-recap.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Part } from '../../lazy-loading/part.tsx';
import { Waiting } from '../../lazy-loading/waiting.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ArrivalHeading } from '../routing/arrival-heading.tsx';
import { addressOf } from '../routing/place.ts';
import type { SectionProps } from '../routing/section-props.ts';
import { MonthTable } from './month-table.tsx';
import { useYear } from './use-year.ts';
import { WorkerTable } from './worker-table.tsx';
import styles from './year-screen.module.css';

const loadOutput = async () => (await import('../output/year/year-output.tsx')).YearOutput;

/** A firm's year: its twelve months, and what of the closed ones each worker had. */
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
          <p className={styles.remark}>
            Zbirovi su iz zaključenih mjeseci, kakvi su bili kad su zaključeni. Godišnji obrasci idu po danu
            isplate: decembar isplaćen u januaru ulazi u narednu godinu.
          </p>
        </>
      )}
    </section>
  );
}

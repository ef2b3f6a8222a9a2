import { MONTH_NAMES } from '@obracun/engine/core/days/day.ts';
import { formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import { holidays } from '@obracun/engine/law/holidays.ts';
import { averageHours, workingYear, yearTotal } from '@obracun/engine/rules/working-year.ts';
import { useId } from 'react';
import { ResultHead } from '../../calculator/result-head.tsx';
import { Scrolled } from '../../ui/page/scrolled.tsx';
import { HoursActions } from './hours-actions.tsx';
import type { HoursAsked } from './hours-form.ts';
import styles from './year-hours.module.css';

/** The days and hours of each month, and of the year. */
export function YearHours({ asked }: { readonly asked: HoursAsked }) {
  const { entity, year, daily } = asked;
  const heading = useId();
  const months = workingYear(entity, year, daily);
  const total = yearTotal(months);
  return (
    <section className={styles.hours} aria-labelledby={heading}>
      <ResultHead id={heading} title={`${year}. godina, ${holidays[entity].naziv}`}>
        <HoursActions asked={asked} />
      </ResultHead>
      <p>
        Po {formatHundredths(daily)} h dnevno mjesec u prosjeku ima{' '}
        <strong>{formatHundredths(averageHours(total))} h</strong>. Fond sati uključuje praznike, jer su
        plaćeni.
      </p>
      <Scrolled label="Dani i sati po mjesecima">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Mjesec</th>
              <th scope="col">Radni dani</th>
              <th scope="col">Praznici</th>
              <th scope="col">Radi se</th>
              <th scope="col">Fond sati</th>
              <th scope="col">Sati rada</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, ...figures }) => (
              <Row key={month} name={MONTH_NAMES[month - 1]?.[0] ?? ''} figures={figures} />
            ))}
          </tbody>
          <tfoot>
            <Row name="Godina" figures={total} />
          </tfoot>
        </table>
      </Scrolled>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly figures: ReturnType<typeof yearTotal>;
}

const Row = ({ name, figures: { weekdays, holidays: off, workdays, fundHours, workHours } }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{weekdays}</td>
    <td>{off}</td>
    <td>{workdays}</td>
    <td>{formatHundredths(fundHours)}</td>
    <td>{formatHundredths(workHours)}</td>
  </tr>
);

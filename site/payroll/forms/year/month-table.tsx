import { MONTH_NAMES } from '@obracun/engine/core/days/day.ts';
import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { YearRecap } from '@obracun/engine/payroll/books/recap/year-recap.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { FROM_EARLIER_PROGRAM } from '@obracun/engine/payroll/staff/opening/opening-months.ts';
import { monthNameIn } from '@obracun/engine/rules/month-name.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import records from '../../../ui/page/records.module.css';
import { addressOf } from '../../ui/routing/place.ts';

interface MonthTableProps {
  readonly firm: string;
  readonly entity: PayrollEntity;
  readonly year: number;
  readonly months: ReadonlyMap<number, 'open' | 'closed'>;
  readonly recap: YearRecap;
  /** Months whose figures are of an earlier program. */
  readonly opening: readonly number[];
}

/** The columns of a month in one row; others are with the workers. */
const SHOWN = ['gross', 'net', 'payout', 'cost'];
const STATES = { open: 'otvoren', closed: 'zaključen' } as const;

/** The twelve months, their closings, and their totals. */
export function MonthTable({ firm, entity, year, months, recap, opening }: MonthTableProps) {
  const stateOf = (month: number): string => {
    const state = months.get(month);
    return opening.includes(month) ? FROM_EARLIER_PROGRAM : state ? STATES[state] : 'bez unosa';
  };
  const rows = MONTH_NAMES.map((_, index) => ({
    name: monthNameIn(entity, index + 1),
    month: index + 1,
    own: recap.months.find(({ month }) => month === index + 1),
  }));
  return (
    <DataTable
      scrolled={`Mjeseci ${year}. godine`}
      className={joinClasses(records.records, records.figures, records.frozen)}
      rows={rows}
      columns={[
        {
          title: 'Mjesec',
          isHeading: true,
          cell: ({ name, month }) => <a href={addressOf({ firm, section: 'mjesec', year, month })}>{name}</a>,
          foot: 'Ukupno',
        },
        {
          title: 'Stanje',
          className: records.text,
          cell: ({ month }) => stateOf(month),
          foot: `zaključeno ${recap.months.length - opening.length}`,
        },
        { title: 'Radnika', cell: ({ own }) => own?.workers },
        ...SHOWN.map((name) => {
          const at = recap.lines.findIndex((line) => line.name === name);
          return {
            title: recap.lines[at]?.label,
            cell: ({ own }: (typeof rows)[number]) => own && formatAmount(own.values[at] ?? 0),
            foot: formatAmount(recap.totals[at] ?? 0),
          };
        }),
      ]}
    />
  );
}

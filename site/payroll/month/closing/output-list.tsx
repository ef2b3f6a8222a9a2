import { counted, formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { type Feninga, sumOf } from '@obracun/engine/core/numbers/money.ts';
import { postedTotal } from '@obracun/engine/payroll/books/journal/posting-rules.ts';
import { stepOfDeadline } from '@obracun/engine/payroll/forms/deadlines/deadline.ts';
import { deadlinesOf } from '@obracun/engine/payroll/forms/deadlines/deadlines.ts';
import { metOn } from '@obracun/engine/payroll/forms/deadlines/working-day.ts';
import type { MonthSteps } from '@obracun/engine/payroll/model/month-steps.ts';
import { monthId, monthOfId } from '@obracun/engine/payroll/model/reading/month.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { paidOut } from '@obracun/engine/payroll/month/payouts/paid-in.ts';
import { type Payment, paidOffOn, paymentsOf } from '@obracun/engine/payroll/payments/due/payment.ts';
import type { Database } from '../../../storage/db/database.ts';
import { stepsOf } from '../../../storage/payroll/month-steps.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { paymentsOfMonth } from '../../../storage/payroll/payments.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { addressOf, type FirmSection } from '../../ui/routing/place.ts';
import styles from './output-list.module.css';

interface OutputListProps {
  readonly of: MonthOf;
  readonly closed: ClosedMonth;
}

/** What a closed month gives, in the order people act: each with its state, its sum and the room it is in. */
export function OutputList({ of, closed }: OutputListProps) {
  const done = useFound(monthId(of.firm, of.year, of.month), doneIn);
  const payments = paymentsOf(closed.settled.month, closed, done?.payments ?? undefined);
  const rows = outputRows(closed, payments, done?.steps);
  return (
    <ul className={joinClasses('onScreen lined', styles.list)} aria-label="Šta mjesec daje">
      {rows.map(({ section, title, state, sum, button }) => (
        <li key={section} className={joinClasses('tight', styles.row)}>
          <span className="strong">{title}</span>
          <span className={joinClasses('soft', styles.state)}>{state}</span>
          <span className={joinClasses('amount', styles.sum)}>{sum !== undefined && formatMoney(sum)}</span>
          <ButtonLink look="plain" href={addressOf({ ...of, section })}>
            {button}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** The marks of a month and of its payments. */
async function doneIn(db: Database, id: string) {
  const { firm, ...month } = monthOfId(id);
  return { payments: await paymentsOfMonth(db, id), steps: (await stepsOf(db, [firm], month)).get(firm) };
}

interface OutputRow {
  readonly section: FirmSection;
  readonly title: string;
  readonly state: string;
  readonly sum?: Feninga;
  readonly button: string;
}

const WORKERS = ['radnik', 'radnika', 'radnika'] as const;
const ORDERS = ['nalog', 'naloga', 'naloga'] as const;

/** The rows of a closed month, in the order people act. */
export function outputRows(
  closed: ClosedMonth,
  payments: readonly Payment[],
  steps: MonthSteps | undefined,
): readonly OutputRow[] {
  const { wages } = closed.settled;
  const orders = payments.filter(({ order }) => order !== undefined);
  return [
    {
      section: 'papiri',
      title: 'Platne liste',
      state: [counted(wages.length, WORKERS), steps?.slips && `date ${formatDay(steps.slips)}`]
        .filter(Boolean)
        .join(', '),
      sum: sumOf(wages, paidOut),
      button: 'Preuzmi ili pošalji',
    },
    {
      section: 'placanja',
      title: 'Nalozi',
      state: `${counted(orders.length, ORDERS)}, ${paidText(payments, orders, steps)}`,
      sum: sumOf(orders, ({ amount }) => amount),
      button: 'Datoteka za banku, QR',
    },
    { section: 'obrasci', title: 'Obrasci', state: filedText(closed, steps), button: 'Otvori obrasce' },
    {
      section: 'knjizenje',
      title: 'Knjiženje',
      state: 'temeljnica i rekapitulacija',
      sum: postedTotal(wages),
      button: 'Otvori temeljnicu',
    },
  ];
}

/** `plaćeno 10. 11.`, `plaćeno 5`, `do 10. 11. 2026.` */
function paidText(
  payments: readonly Payment[],
  orders: readonly Payment[],
  steps: MonthSteps | undefined,
): string {
  const paidOn = paidOffOn(payments)?.day ?? steps?.paid;
  if (paidOn) return `plaćeno ${formatDay(paidOn)}`;
  const paid = orders.filter(({ left }) => left <= 0).length;
  const [next] = orders
    .filter(({ left }) => left > 0)
    .map(({ day }) => day)
    .toSorted();
  return [paid > 0 && `plaćeno ${paid}`, next && `do ${formatDay(next)}`].filter(Boolean).join(', ');
}

/** The first forms to file with their day, or the day they were filed. */
function filedText({ settled: { firm, month } }: ClosedMonth, steps: MonthSteps | undefined): string {
  if (steps?.filed) return `predato ${formatDay(steps.filed)}`;
  const [first] = deadlinesOf(firm, month)
    .filter(({ id }) => stepOfDeadline(id) === 'filed')
    .map((due) => metOn(firm.entity, due))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return first ? `${first.title} do ${formatDay(first.day)}` : '';
}

import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { kindName } from '@obracun/engine/payroll/staff/engagements/person.ts';
import type {
  EngagementFigures,
  SettledEngagement,
} from '@obracun/engine/payroll/staff/engagements/settled.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import records from '../../../ui/page/records.module.css';
import { labelWith } from '../../../ui/typed.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import styles from './engagements.module.css';
import { calledPerson, PersonName } from './person-name.tsx';
import type { CalculatedRow } from './use-month-payouts.ts';

type FigureColumn = readonly [title: string, of: (figures: EngagementFigures) => number];

const COLUMNS: readonly FigureColumn[] = [
  ['Bruto', ({ gross }) => gross],
  ['Doprinosi', ({ withheld, on }) => withheld + on],
  ['Porez', ({ tax }) => tax],
  ['Naknade', ({ water, disaster }) => water + disaster],
  ['Neto', ({ net }) => net],
  ['Trošak', ({ cost }) => cost],
];

interface PayoutsTableProps {
  readonly of: MonthOf;
  readonly rows: readonly CalculatedRow[];
  readonly isPending: boolean;
  /** The payout whose panel is open. */
  readonly openId: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

const settledOf = ({ outcome, payout }: CalculatedRow): SettledEngagement | undefined =>
  outcome && 'figures' in outcome && !payout.isSkipped ? outcome : undefined;

/** The payouts of a month, a row for each contract, with their sums. */
export function PayoutsTable({ of, rows, isPending, openId, onOpen }: PayoutsTableProps) {
  const settled = rows.flatMap((row) => settledOf(row) ?? []);
  return (
    <DataTable
      className={joinClasses(records.records, records.figures, records.frozen)}
      rows={rows}
      keyOf={({ payout }) => payout.id}
      columns={[
        {
          title: 'Primalac',
          isHeading: true,
          cell: ({ engagement }) => (
            <>
              <a href={addressOf({ ...of, section: 'ugovori', worker: engagement.id })} className="strong">
                <PersonName person={engagement} />
              </a>
              <span className="soft block light">{kindName(engagement.kind)}</span>
            </>
          ),
          foot: 'Ukupno',
        },
        {
          title: 'Isplata',
          className: records.text,
          cell: ({ payout, terms }) => (payout.isSkipped ? '' : formatDay(terms.day)),
        },
        ...COLUMNS.map(([title, figure]) => ({
          title,
          cell: (row: CalculatedRow) => {
            const { figures } = settledOf(row) ?? {};
            return figures && formatAmount(figure(figures));
          },
          foot: formatAmount(sumOf(settled, ({ figures }) => figure(figures))),
        })),
        {
          title: 'Stanje',
          className: records.text,
          cell: (row) => <StateCell row={row} isPending={isPending} openId={openId} onOpen={onOpen} />,
        },
      ]}
    />
  );
}

type StateCellProps = StateProps & Pick<PayoutsTableProps, 'openId' | 'onOpen'>;

function StateCell({ row, isPending, openId, onOpen }: StateCellProps) {
  const { payout, engagement } = row;
  const isOpen = payout.id === openId;
  return (
    <>
      <State row={row} isPending={isPending} />{' '}
      <Button
        look="link"
        aria-expanded={isOpen}
        {...labelWith('Promijeni isplatu', calledPerson(engagement))}
        onClick={() => onOpen(isOpen ? undefined : payout.id)}
      >
        {payout.closed ? 'Otvori' : 'Promijeni'}
      </Button>
    </>
  );
}

interface StateProps {
  readonly row: CalculatedRow;
  readonly isPending: boolean;
}

function State({ row: { payout, outcome }, isPending }: StateProps) {
  if (payout.closed) return <>zaključeno {formatDay(payout.closed.closedOn)}</>;
  if (payout.isSkipped) return <>ne isplaćuje se</>;
  if (outcome && 'reason' in outcome) return <span className={styles.reason}>{outcome.reason}</span>;
  return <>{outcome ? 'otvoreno' : isPending && 'računa se'}</>;
}

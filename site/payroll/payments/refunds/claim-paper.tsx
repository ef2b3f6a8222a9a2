import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatDay, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { ABSENCE_KINDS } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { CLAIM_STATES, type ListedClaim } from '@obracun/engine/payroll/payments/refunds/claim-sheet.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { FirmPaper } from '../../ui/paper/firm-paper.tsx';
import { NUMBER_COLUMN } from '../../ui/paper/number-column.ts';
import table from '../../ui/paper/paper-table.module.css';

interface ClaimPaperProps {
  readonly firm: Firm;
  readonly listed: readonly ListedClaim[];
  readonly today: Day;
}

/** The printed list: one line per claim. */
export const ClaimPaper = ({ firm, listed, today }: ClaimPaperProps) => (
  <FirmPaper firm={firm} title="Potraživanja od fonda">
    <p>Stanje na dan {formatDay(today)}</p>
    <DataTable
      className={table.sheet}
      rows={listed}
      columns={[
        { ...NUMBER_COLUMN, foot: 'Ukupno', footProps: { colSpan: 6 } },
        { title: 'Radnik', cell: ({ claim }) => <WorkerName worker={claim.worker} /> },
        { title: 'Mjesec', cell: ({ claim }) => monthWritten(claim) },
        {
          title: 'Odsustvo',
          cell: ({ claim: { kind, from, to } }) =>
            `${ABSENCE_KINDS[kind]}, ${formatDay(from)} – ${formatDay(to)}`,
        },
        { title: 'Rok', cell: ({ due, expected }) => dayOfClaim(due ?? expected) },
        { title: 'Stanje', cell: ({ state }) => CLAIM_STATES[state] },
        {
          title: 'Potraživanje KM',
          className: table.figure,
          cell: ({ claim }) => formatAmount(claim.amount),
          foot: formatAmount(sumOf(listed, ({ claim }) => claim.amount)),
        },
        {
          title: 'Ostatak KM',
          className: table.figure,
          cell: ({ left }) => formatAmount(left),
          foot: formatAmount(sumOf(listed, ({ left }) => left)),
        },
      ]}
    />
  </FirmPaper>
);

const dayOfClaim = (of: ListedClaim['due']): string => (of ? formatDay(of.day) : '');

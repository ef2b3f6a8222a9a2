import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatDay, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { ABSENCE_KINDS } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { CLAIM_STATES, type ListedClaim } from '@obracun/engine/payroll/payments/refunds/claim-sheet.ts';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { FirmPaper } from '../../ui/paper/firm-paper.tsx';
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
    <table className={table.sheet}>
      <thead>
        <tr>
          <th scope="col" className={table.number}>
            R. br.
          </th>
          <th scope="col">Radnik</th>
          <th scope="col">Mjesec</th>
          <th scope="col">Odsustvo</th>
          <th scope="col">Rok</th>
          <th scope="col">Stanje</th>
          <th scope="col" className={table.figure}>
            Potraživanje KM
          </th>
          <th scope="col" className={table.figure}>
            Ostatak KM
          </th>
        </tr>
      </thead>
      <tbody>
        {listed.map(({ claim, due, expected, state, left }, at) => (
          <tr key={claim.id}>
            <td>{at + 1}.</td>
            <td>
              <WorkerName worker={claim.worker} />
            </td>
            <td>{monthWritten(claim)}</td>
            <td>
              {ABSENCE_KINDS[claim.kind]}, {formatDay(claim.from)} – {formatDay(claim.to)}
            </td>
            <td>{dayOfClaim(due ?? expected)}</td>
            <td>{CLAIM_STATES[state]}</td>
            <td className={table.figure}>{formatAmount(claim.amount)}</td>
            <td className={table.figure}>{formatAmount(left)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={6}>Ukupno</td>
          <td className={table.figure}>{formatAmount(sumOf(listed, ({ claim }) => claim.amount))}</td>
          <td className={table.figure}>{formatAmount(sumOf(listed, ({ left }) => left))}</td>
        </tr>
      </tfoot>
    </table>
  </FirmPaper>
);

const dayOfClaim = (of: ListedClaim['due']): string => (of ? formatDay(of.day) : '');

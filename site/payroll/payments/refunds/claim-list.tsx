import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatDay, formatMoney, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { monthOfId } from '@obracun/engine/payroll/model/reading/month.ts';
import { byUrgency, isOpenClaim, judgedClaim } from '@obracun/engine/payroll/payments/refunds/claim-dates.ts';
import type { ListedClaim } from '@obracun/engine/payroll/payments/refunds/claim-sheet.ts';
import { type ClaimStatus, partsOfClaim } from '@obracun/engine/payroll/payments/refunds/claims.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import type { StoredClaims } from '../../../storage/payroll/claims.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ClaimRow } from './claim-row.tsx';
import { useStatusChanges } from './use-status-changes.ts';

/** Claims with their state, the most urgent first. */
export const listedClaims = (
  { claims, statuses }: StoredClaims,
  nameOf: (firm: string) => string,
  today: Day,
): readonly ListedClaim[] =>
  claims
    .map((claim) => ({
      ...judgedClaim(claim, (id) => statuses.get(id)?.content, claims, today),
      firmName: nameOf(claim.firm),
    }))
    .toSorted(byUrgency);

interface ClaimListProps {
  readonly listed: readonly ListedClaim[];
  readonly stored: StoredClaims;
  readonly today: Day;
  readonly isWithFirm?: boolean;
}

/** Rows of claims, the outcome of the last change, and its undo. */
export function ClaimList({ listed, stored, today, isWithFirm = false }: ClaimListProps) {
  const changes = useStatusChanges(today);
  return (
    <>
      <ul className="near">
        {listed.map((one) => (
          <ClaimRow
            key={one.claim.id}
            one={one}
            stored={stored.statuses.get(one.claim.id)}
            changes={changes}
            today={today}
            isWithFirm={isWithFirm}
          />
        ))}
      </ul>
      <div className="row4">
        <output>{changes.message}</output>
        {changes.undo && (
          <Button look="link" onClick={changes.undo}>
            Vrati
          </Button>
        )}
      </div>
    </>
  );
}

/** `Otvoreno 1.234,00 KM, od toga je rok prošao za 120,00 KM.` */
export function openSum(listed: readonly ListedClaim[]): string {
  const open = listed.filter(isOpenClaim);
  const overdue = open.filter(({ state }) => state === 'overdue' || state === 'late');
  const all = `Otvoreno ${formatMoney(sumOf(open, ({ left }) => left))}`;
  return overdue.length === 0
    ? `${all}.`
    : `${all}, od toga je rok prošao za ${formatMoney(sumOf(overdue, ({ left }) => left))}.`;
}

/** Statuses without a claim: nothing recorded is dropped silently. */
export function OrphanNotice({ orphans }: { readonly orphans: readonly StoredRecord<ClaimStatus>[] }) {
  if (orphans.length === 0) return null;
  return (
    <Notice kind="warn">
      Zapisano je i za mjesec koji je ponovo otvoren ili više nema tu naknadu:{' '}
      {orphans.map(({ id, content }) => orphanText(id, content)).join('; ')}. Zapis se vraća kad se mjesec
      zaključi s istom naknadom.
    </Notice>
  );
}

const orphanText = (id: string, { submitted, paid }: ClaimStatus): string =>
  [
    monthWritten(monthOfId(partsOfClaim(id).month)),
    submitted && `podneseno ${formatDay(submitted)}`,
    paid && `uplaćeno ${formatDay(paid)}`,
  ]
    .filter(Boolean)
    .join(', ');

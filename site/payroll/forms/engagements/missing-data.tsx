import { engagementGaps, payerGaps } from '@obracun/engine/payroll/forms/engagements/gaps.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Notice } from '../../../ui/notice.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import { PersonName } from './person-name.tsx';
import type { CalculatedRow } from './use-month-payouts.ts';

interface MissingDataProps {
  readonly firm: Firm;
  readonly of: MonthOf;
  readonly rows: readonly CalculatedRow[];
}

/** Everything that orders and forms of the month lack, once, each with a link to where it is typed. */
export function MissingData({ firm, of, rows }: MissingDataProps) {
  const ofFirm = rows.length > 0 ? payerGaps(firm) : [];
  const ofContracts = rows
    .filter(({ payout }) => !payout.closed && !payout.isSkipped)
    .map(({ engagement }) => ({ engagement, gaps: engagementGaps(engagement, firm.entity) }))
    .filter(({ gaps }) => gaps.length > 0);
  if (ofFirm.length + ofContracts.length === 0) return null;
  return (
    <Notice kind="warn" title="Za naloge i obrasce još upišite">
      <ul className="bullets">
        {ofFirm.length > 0 && (
          <li>
            <a href={addressOf({ ...of, section: 'firma' })}>Podaci firme</a>: {ofFirm.join(', ')}
          </li>
        )}
        {ofContracts.map(({ engagement, gaps }) => (
          <li key={engagement.id}>
            <a href={addressOf({ ...of, section: 'ugovori', worker: engagement.id })}>
              <PersonName person={engagement} />
            </a>
            : {gaps.join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

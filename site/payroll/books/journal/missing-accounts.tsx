import { exportProblem, type Journal } from '@obracun/engine/payroll/books/journal/journal.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { Notice } from '../../../ui/notice.tsx';
import { addressOf } from '../../ui/routing/place.ts';

interface MissingAccountsProps {
  readonly firm: Pick<Firm, 'id' | 'entity'>;
  readonly journals: readonly Journal[];
}

/** Accounts to type before the journals can be exported. */
export function MissingAccounts({ firm, journals }: MissingAccountsProps) {
  const problem = exportProblem(journals, firm.entity);
  return (
    problem && (
      <Notice kind="warn" title="Nedostaju konta">
        {problem} <a href={addressOf({ firm: firm.id, section: 'firma' })}>Upišite konta</a>.
      </Notice>
    )
  );
}

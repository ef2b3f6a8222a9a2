import type { Day } from '@obracun/engine/core/days/day.ts';
import type { ClaimStatus } from '@obracun/engine/payroll/payments/refunds/claims.ts';
import { useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { saveClaimStatus } from '../../../storage/payroll/claims.ts';
import type { NotSaved, Saved } from '../../../storage/payroll/save.ts';

export interface StatusChanges {
  /** Outcome of the last change. */
  readonly message: string | undefined;
  /** Saves a status, and remembers the one before it; who asked reports a refusal. */
  readonly save: (
    status: ClaimStatus,
    before: StoredRecord<ClaimStatus> | undefined,
    text: string,
  ) => Promise<Saved<ClaimStatus> | NotSaved>;
  /** The same in one press: it reports a refusal here. */
  readonly act: (status: ClaimStatus, before: StoredRecord<ClaimStatus> | undefined, text: string) => void;
  /** Restores the status before the last change, then the one before it; undefined when there is none. */
  readonly undo: (() => void) | undefined;
}

interface Change {
  readonly before: ClaimStatus;
  /** The moment of the changed status; undefined when it was removed. */
  readonly changed: number | undefined;
}

const ELSEWHERE = 'Nije zapisano: isto je promijenjeno u drugoj kartici. Pogledajte šta sada piše.';

/** Changes of claims, with undo while the page is open. */
export function useStatusChanges(today: Day): StatusChanges {
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [message, setMessage] = useState<string>();
  const save: StatusChanges['save'] = async (status, before, text) => {
    const saved = await saveClaimStatus(status, before?.changed, today);
    if ('stored' in saved) {
      const { id, firm } = status;
      const change = {
        before: before?.content ?? { id, firm, note: '' },
        changed: saved.stored.changed || undefined,
      };
      setChanges((now) => [...now, change]);
      setMessage(text);
    } else setMessage(undefined);
    return saved;
  };
  const actNow = async (...[status, before, text]: Parameters<StatusChanges['act']>): Promise<void> => {
    try {
      const saved = await save(status, before, text);
      if (!('stored' in saved))
        setMessage('refused' in saved ? `Nije zapisano: ${saved.refused}` : ELSEWHERE);
    } catch (error) {
      setMessage(`Nije uspjelo: ${reasonOf(error)}.`);
    }
  };
  const act: StatusChanges['act'] = (...change) => void actNow(...change);
  const last = changes.at(-1);
  const giveBack = async ({ before, changed }: Change) => {
    try {
      const saved = await saveClaimStatus(before, changed, today);
      setChanges((now) => now.slice(0, -1));
      setMessage('stored' in saved ? 'Vraćeno kako je bilo.' : ELSEWHERE);
    } catch (error) {
      setMessage(`Nije uspjelo: ${reasonOf(error)}.`);
    }
  };
  return { message, save, act, undo: last && (() => void giveBack(last)) };
}

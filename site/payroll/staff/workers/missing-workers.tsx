import { monthId } from '@obracun/engine/payroll/model/reading/month.ts';
import type { ReactNode } from 'react';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { unreadFor } from '../../../storage/payroll/unread.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Notice } from '../../../ui/notice.tsx';
import { addressOf } from '../../ui/routing/place.ts';

interface MissingWorkersProps {
  readonly of: MonthOf;
  /** True when no worker of the firm can be shown. */
  readonly isEmpty: boolean;
  /** Shown when the firm has no workers. */
  readonly children: ReactNode;
}

/** Notice about unreadable workers, which stay saved, or about an empty firm. */
export function MissingWorkers({ of, isEmpty, children }: MissingWorkersProps) {
  const unread = useFound(monthId(of.firm, of.year, of.month), unreadFor);
  if (unread === undefined) return null;
  if (unread.workers === 0) return isEmpty && <p>{children}</p>;
  return (
    <Notice kind="error" title={`Radnika koji se ne mogu pročitati: ${unread.workers}`}>
      Ponovo učitajte stranicu ili vratite podatke iz kopije. Nečitljivo možete preuzeti i ukloniti pod{' '}
      <a href={addressOf({ section: 'radnici', year: of.year, month: of.month })}>Sve firme</a>, „Kopija
      podataka“.
    </Notice>
  );
}

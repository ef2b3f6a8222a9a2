import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { useOpenBefore } from '../../../storage/payroll/use-stored.ts';
import { Notice } from '../../../ui/notice.tsx';
import { monthName } from '../../ui/month-chooser.tsx';
import { addressOf } from '../../ui/routing/place.ts';

interface OpenBeforeProps {
  readonly of: MonthOf;
  readonly workers: readonly Worker[];
}

/** Warns about earlier open months. Closing reduces debts, so the last instalment could be withheld twice. */
export function OpenBefore({ of, workers }: OpenBeforeProps) {
  const open = useOpenBefore(of);
  if (!open || !workers.some(isInDebt)) return null;
  return (
    <Notice kind="warn" title="Prethodni mjesec nije zaključen">
      Zaključite prvo <a href={addressOf({ ...open, section: 'mjesec' })}>{monthName(open)}</a> Inače se
      posljednja rata može obustaviti dva puta.
    </Notice>
  );
}

const isInDebt = ({ deductions }: Worker): boolean => deductions.some(({ remaining = 0 }) => remaining > 0);

import { monthId } from '@obracun/engine/payroll/model/reading/month.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { unreadFor } from '../../../storage/payroll/unread.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Notice } from '../../../ui/notice.tsx';
import { addressOf } from '../../ui/routing/place.ts';

/** Notice about unreadable workers or entries: they stay saved, and the rest should not be paid. */
export function UnreadNotice({ of }: { readonly of: MonthOf }) {
  const unread = useFound(monthId(of.firm, of.year, of.month), unreadFor);
  const what = [
    unread?.isMonth && 'ono što je u ovaj mjesec upisano',
    unread && unread.workers > 0 && `radnici (${unread.workers})`,
    unread && unread.absences > 0 && `odsustva (${unread.absences})`,
  ].filter(Boolean);
  if (what.length === 0) return null;
  return (
    <Notice kind="error" title="Dio podataka ovog mjeseca se ne može pročitati">
      U obračunu nije: {what.join(' i ')}. Ne plaćajte po njemu. Ponovo učitajte stranicu ili vratite podatke
      iz kopije. Nečitljivo možete preuzeti i ukloniti pod{' '}
      <a href={addressOf({ section: 'radnici', year: of.year, month: of.month })}>Sve firme</a>, „Kopija
      podataka“.
    </Notice>
  );
}

import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { useEarlierClosing } from '../../../storage/payroll/use-closing.ts';
import { Notice } from '../../../ui/notice.tsx';
import { WhyOpened } from '../../month/corrections/earlier-list.tsx';
import { addressOf, type FirmSection } from '../../ui/routing/place.ts';

/**
 * An earlier closing of a month: null when it is unreadable, undefined until it is read.
 * @param moment closing time in milliseconds
 */
export function useClosingRead(of: MonthOf, moment: string): ClosedMonth | null | undefined {
  const found = useEarlierClosing(of, moment);
  return found === null ? null : found?.content;
}

interface EarlierNoticeProps {
  readonly of: MonthOf;
  readonly section: FirmSection;
  readonly closed: ClosedMonth | null;
}

/** What an earlier closing is, and the way back to the present one. */
export function EarlierNotice({ of, section, closed }: EarlierNoticeProps) {
  const back = addressOf({ ...of, section });
  if (!closed)
    return (
      <Notice kind="error">
        Ovo zaključenje se ne može pročitati. <a href={back}>Nazad na mjesec</a>
      </Notice>
    );
  return (
    <Notice kind="warn" title={`Zaključeno ${formatDay(closed.closedOn)}, kasnije ispravljeno`}>
      <WhyOpened closed={closed} /> Po ovim nalozima ne plaćajte ponovo.{' '}
      <a href={back}>Nazad na sadašnji obračun</a>
    </Notice>
  );
}

import type { FundBefore } from '../../month-edits/copy.ts';
import { readEntry } from '../../month-edits/read-entry.ts';

/** What somebody says of a worker who was on a fund the month before. */
export interface FundAnswer {
  /** Undefined until it is said. */
  readonly now: 'whole' | 'part' | 'none' | undefined;
  /** As they were typed. */
  readonly hours: string;
}

/** Who was on a fund for the whole month stays so; of a part nobody can tell whether it began or ended. */
export const proposedAnswer = ({ wasWhole, whole }: FundBefore): FundAnswer => ({
  now: wasWhole && whole > 0 ? 'whole' : undefined,
  hours: '',
});

/** The hours a fund pays for now, none among them; undefined while it is not said. */
export function fundHoursOf({ now, hours }: FundAnswer, { whole }: FundBefore): number | undefined {
  if (now === 'whole') return whole;
  if (now === 'none') return 0;
  return now === 'part' ? readEntry('fundHours', hours).value : undefined;
}

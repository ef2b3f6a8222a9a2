import type { FundBefore } from '../edits/copy.ts';
import { readEntry } from '../edits/read-entry.ts';

/** Answer about a worker paid by a fund the month before. */
export interface FundAnswer {
  /** Undefined until answered. */
  readonly now: 'whole' | 'part' | 'none' | undefined;
  /** Typed text. */
  readonly hours: string;
}

/** Default answer: a whole month by a fund continues; a part is ambiguous and stays unanswered. */
export const proposedAnswer = ({ wasWhole, whole }: FundBefore): FundAnswer => ({
  now: wasWhole && whole > 0 ? 'whole' : undefined,
  hours: '',
});

/** Hours paid by a fund, possibly zero; undefined until answered. */
export function fundHoursOf({ now, hours }: FundAnswer, { whole }: FundBefore): number | undefined {
  if (now === 'whole') return whole;
  if (now === 'none') return 0;
  return now === 'part' ? readEntry('fundHours', hours).value : undefined;
}

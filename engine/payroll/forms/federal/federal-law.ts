import { dayOf } from '../../../kernel/days/day.ts';
import { lastKnown } from '../../../kernel/estimate.ts';
import { lawOn } from '../../../kernel/law-on.ts';
import { fbih } from '../../../law/fbih/index.ts';
import type { SettledMonth } from '../../model/wage.ts';
import { isEstimated } from '../../settle/estimated.ts';

const LAST_KNOWN = lastKnown(fbih);

/** The law of the Federation by which these wages were reckoned: of their month, and of an estimate the last known. */
export const federalLaw = ({ month, wages }: Pick<SettledMonth, 'month' | 'wages'>) =>
  lawOn(isEstimated({ wages }) ? LAST_KNOWN : fbih, dayOf(month.year, month.month));

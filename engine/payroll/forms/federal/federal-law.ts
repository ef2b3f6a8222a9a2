import { dayOf } from '../../../core/days/day.ts';
import { lastKnown } from '../../../core/estimate.ts';
import { lawOn } from '../../../core/law-on.ts';
import { fbih } from '../../../law/fbih/index.ts';
import { isEstimated } from '../../calculate/estimated.ts';
import type { SettledMonth } from '../../model/wage.ts';

const LAST_KNOWN = lastKnown(fbih);

/** The law of the Federation by which these wages were calculated: of their month, and of an estimate the last known. */
export const federalLaw = ({ month, wages }: Pick<SettledMonth, 'month' | 'wages'>) =>
  lawOn(isEstimated({ wages }) ? LAST_KNOWN : fbih, dayOf(month.year, month.month));

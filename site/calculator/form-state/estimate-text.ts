import type { Day } from '@obracun/engine/core/days/day.ts';
import { knownUntil } from '@obracun/engine/core/law.ts';
import { formatMonthOf } from '@obracun/engine/core/numbers/format.ts';
import type { PublicLaw, PublicTree } from '@obracun/engine/law/public.ts';
import { useLaw } from './use-law.ts';

type Known = Pick<PublicTree, 'parametri'> | undefined;

interface EstimateText {
  /** Name of an estimate. */
  readonly name: string;
  /** Label of the button that requests it. */
  readonly ask: string;
}

/** They name the last known month when the law is loaded. */
export const useEstimateText = (entity: keyof PublicLaw['propisi']): EstimateText =>
  estimateText(useLaw()?.propisi[entity]);

export function estimateText(law: Known): EstimateText {
  const by = law ? `po propisima iz ${formatMonthOf(knownUntil(law))}` : 'po posljednjim poznatim propisima';
  return { name: `Procjena ${by}`, ask: `Računaj ${by}, kao procjenu` };
}

/** Days before the first known law have no estimate. */
export const mayEstimate = (law: Known, day: Day): boolean => !law || day > knownUntil(law);

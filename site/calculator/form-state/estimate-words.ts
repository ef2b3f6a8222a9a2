import type { Day } from '@obracun/engine/core/days/day.ts';
import { knownUntil } from '@obracun/engine/core/law.ts';
import { formatMonthOf } from '@obracun/engine/core/numbers/format.ts';
import type { PublicLaw, PublicTree } from '@obracun/engine/law/public.ts';
import { useLaw } from './use-law.ts';

type Known = Pick<PublicTree, 'parametri'> | undefined;

interface EstimateWords {
  /** What an estimate is called. */
  readonly name: string;
  /** What it is asked for by. */
  readonly ask: string;
}

/** They name the last known month as soon as the law is here. */
export const useEstimateWords = (entity: keyof PublicLaw['propisi']): EstimateWords =>
  estimateWords(useLaw()?.propisi[entity]);

export function estimateWords(law: Known): EstimateWords {
  const by = law ? `po propisima iz ${formatMonthOf(knownUntil(law))}` : 'po posljednjim poznatim propisima';
  return { name: `Procjena ${by}`, ask: `Računaj ${by}, kao procjenu` };
}

/** Of days before the first known law nothing is estimated. */
export const mayEstimate = (law: Known, day: Day): boolean => !law || day > knownUntil(law);

import type { Day } from '@obracun/engine/kernel/days/day.ts';
import { formatMonthOf } from '@obracun/engine/kernel/figures/format.ts';
import { knownUntil } from '@obracun/engine/kernel/law-by-day.ts';
import type { PublicLaw, PublicTree } from '@obracun/engine/law/public.ts';
import { useLaw } from './use-law.ts';

type Known = Pick<PublicTree, 'parametri'> | undefined;

/** What an estimate is called and asked for by; it names the last known month as soon as the law is here. */
export const useEstimateWords = (entity: keyof PublicLaw['propisi']): string =>
  estimateWords(useLaw()?.propisi[entity]);

export function estimateWords(law: Known): string {
  if (!law) return 'Procjena po posljednjim poznatim propisima';
  return `Procjena po propisima iz ${formatMonthOf(knownUntil(law))}`;
}

/** Of days before the first known law nothing is estimated. */
export const mayEstimate = (law: Known, day: Day): boolean => !law || day > knownUntil(law);

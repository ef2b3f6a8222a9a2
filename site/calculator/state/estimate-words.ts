import { formatMonthOf } from '@obracun/engine/kernel/figures/format.ts';
import { knownUntil } from '@obracun/engine/kernel/law-by-day.ts';
import type { PublicLaw, PublicTree } from '@obracun/engine/law/public.ts';
import { useLaw } from './use-law.ts';

/** What an estimate is called and asked for by; it names the last known month as soon as the law is here. */
export const useEstimateWords = (entity: keyof PublicLaw['propisi']): string =>
  estimateWords(useLaw()?.propisi[entity]);

export function estimateWords(law: Pick<PublicTree, 'parametri'> | undefined): string {
  if (!law) return 'Procjena po posljednjim poznatim propisima';
  return `Procjena po propisima iz ${formatMonthOf(knownUntil(law))}`;
}

import type { PublicLaw } from '@obracun/engine/law/public.ts';
import { type Ask, useRequest } from '../../lazy-loading/use-request.ts';
import { isLaw } from './is-law.ts';

let law: Promise<PublicLaw> | undefined;

/** Fetched once for all pages; after a failure the next page tries again. */
const fetchLaw: Ask<PublicLaw> = (address) => {
  law ??= fetch(address)
    .then((response): Promise<unknown> => response.json())
    .then((given) => {
      if (!isLaw(given)) throw new Error('no law');
      return given;
    })
    .catch((error) => {
      law = undefined;
      throw error;
    });
  return law;
};

/** The dated law, for hints; undefined until it has come, after the page was painted, and for as long as it cannot. */
export const useLaw = (): PublicLaw | undefined => useRequest('/zakon.json', fetchLaw).answer;

import type { PublicLaw } from '@obracun/engine/law/public.ts';
import { useEffect, useState } from 'react';

let law: Promise<PublicLaw | undefined> | undefined;

/** Fetched once for all pages; after a failure the next page tries again. */
const fetchLaw = (): Promise<PublicLaw | undefined> => {
  law ??= fetch('/zakon.json')
    .then((response): Promise<PublicLaw> => (response.ok ? response.json() : Promise.reject(response)))
    .catch(() => {
      law = undefined;
      return undefined;
    });
  return law;
};

/** The dated law, for hints; undefined until it has come, after the page was painted, and for as long as it cannot. */
export function useLaw(): PublicLaw | undefined {
  const [known, setKnown] = useState<PublicLaw>();
  useEffect(() => void fetchLaw().then(setKnown), []);
  return known;
}

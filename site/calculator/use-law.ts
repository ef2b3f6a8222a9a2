import type { PublicLaw } from '@obracun/engine/law/public.ts';
import { useQuery } from '@tanstack/react-query';

async function fetchLaw(): Promise<PublicLaw> {
  const response = await fetch('/zakon.json');
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/** The dated law, for hints; undefined until it has come, after the page was painted, and for as long as it cannot. */
export const useLaw = (): PublicLaw | undefined => useQuery({ queryKey: ['zakon'], queryFn: fetchLaw }).data;

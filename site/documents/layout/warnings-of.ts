import type { Requirement } from '@obracun/engine/documents/requirement.ts';

/** Warnings by path of the field. */
export const warningsOf = (requirements: readonly Requirement[]): ReadonlyMap<string, string> =>
  new Map(requirements.flatMap(({ vrsta, polje, poruka }) => (vrsta === 'sumnja' ? [[polje, poruka]] : [])));

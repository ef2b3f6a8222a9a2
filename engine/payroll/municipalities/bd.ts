import type { MunicipalityRow } from './municipality.ts';

/** The District has one, whose code was not found. */
// biome-ignore format: one row a municipality
export const DISTRICT: readonly MunicipalityRow[] = [
  { code: null, name: 'Brčko distrikt', aliases: ['Brčko', 'Brčko DC'], certainty: 'unknown', otherCodes: ['099'] },
];

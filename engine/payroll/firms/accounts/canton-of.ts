import type { Canton } from '../../../law/account.ts';
import type { Firm } from '../../model/firm.ts';
import type { MunicipalityKey } from '../../model/place.ts';
import { MUNICIPALITIES } from '../municipalities/municipalities.ts';
import { municipalityKey } from '../municipalities/municipality.ts';

/** The canton of a municipality of the Federation; undefined for any other, or without one. */
export function cantonOf(key: MunicipalityKey | undefined): Canton | undefined {
  if (key?.entity !== 'fbih') return undefined;
  return MUNICIPALITIES.find(({ entity, code }) => entity === 'fbih' && code === key.code)?.canton;
}

/** Its three digits: as published, else as typed by the firm; undefined without either. */
export const municipalityCode = (
  place: MunicipalityKey | undefined,
  typed: Firm['municipalityCodes'],
): string | undefined => {
  if (!place) return undefined;
  const own = typed?.[municipalityKey(place)];
  return place.code ?? (own !== undefined && isMunicipalityCode(own) ? own : undefined);
};

/** True of three digits. */
export const isMunicipalityCode = (code: string): boolean => /^\d{3}$/.test(code);

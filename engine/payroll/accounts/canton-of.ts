import type { Canton } from '../../law/account.ts';
import type { Firm } from '../model/firm.ts';
import type { MunicipalityKey } from '../model/place.ts';
import { MUNICIPALITIES } from '../municipalities/municipalities.ts';
import { municipalityKey } from '../municipalities/municipality.ts';

/** The canton a municipality of the Federation lies in; undefined for any other, and where none is said. */
export function cantonOf(key: MunicipalityKey | undefined): Canton | undefined {
  if (key?.entity !== 'fbih') return undefined;
  return MUNICIPALITIES.find(({ entity, code }) => entity === 'fbih' && code === key.code)?.canton;
}

/** Its three digits: those published, else those the firm typed; undefined where neither is there. */
export const municipalityCode = (
  place: MunicipalityKey | undefined,
  typed: Firm['municipalityCodes'],
): string | undefined => place && (place.code ?? typed?.[municipalityKey(place)]);

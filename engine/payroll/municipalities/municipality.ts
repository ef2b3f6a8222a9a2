import type { Canton } from '../../law/account.ts';
import type { MunicipalityKey } from '../model/place.ts';

/** As its table has it: the table says the entity. */
export interface MunicipalityRow {
  /** Three digits, as payment orders and MIP-1023 want it; null where none was found. */
  readonly code: string | null;
  readonly name: string;
  /** In the Federation. */
  readonly canton?: Canton;
  /** What else people write. */
  readonly aliases?: readonly string[];
  /** High: a second source has the code; middle: one well-kept list; unknown: no code was found. */
  readonly certainty: 'high' | 'middle' | 'unknown';
  /** Codes another list has. */
  readonly otherCodes?: readonly string[];
}

/** A municipality (općina, opština) with what is known of its code. */
export type Municipality = MunicipalityRow & MunicipalityKey;

/** What of a municipality is kept with a firm or a worker. */
export const keptMunicipality = ({ entity, code, name }: Municipality): MunicipalityKey => ({
  entity,
  code,
  name,
});

/** Its key in one text: names are told apart by the entity. */
export const municipalityKey = ({ entity, name }: MunicipalityKey): string => `${entity}:${name}`;

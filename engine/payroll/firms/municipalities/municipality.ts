import type { Canton } from '../../../law/account.ts';
import type { MunicipalityKey, PayrollEntity } from '../../model/place.ts';

/** As in its table: the table determines the entity. */
export interface MunicipalityRow {
  /** Three digits, as in payment orders and MIP-1023; null if none was found. */
  readonly code: string | null;
  readonly name: string;
  /** In the Federation. */
  readonly canton?: Canton;
  /** Other spellings. */
  readonly aliases?: readonly string[];
  /** High: a second source has the code; middle: one well-maintained list; unknown: no code was found. */
  readonly certainty: 'high' | 'middle' | 'unknown';
  /** Codes of another list. */
  readonly otherCodes?: readonly string[];
}

/** A municipality (općina, opština) with the data of its code. */
export type Municipality = MunicipalityRow & MunicipalityKey;

/** The stored data of a municipality of a firm or a worker. */
export const storedMunicipality = ({ entity, code, name }: Municipality): MunicipalityKey => ({
  entity,
  code,
  name,
});

/** Its key as one text: the entity distinguishes equal names. */
export const municipalityKey = ({ entity, name }: MunicipalityKey): string => `${entity}:${name}`;

type Texts = Readonly<Record<PayrollEntity, string>>;

/** Names of the entities. */
export const ENTITY_NAMES: Texts = { fbih: 'Federacija BiH', rs: 'Republika Srpska', bd: 'Brčko distrikt' };

/** The word for a municipality there. */
export const MUNICIPALITY_TEXT: Texts = { fbih: 'Općina', rs: 'Opština', bd: 'Opština' };

/** The same inside a sentence, in its case: općina, općine, općinu. */
export const municipalityWord = (entity: PayrollEntity, ending: 'a' | 'e' | 'u'): string =>
  MUNICIPALITY_TEXT[entity].toLowerCase().replace(/a$/, ending);

/** The word for pay there. */
export const WAGE_TEXT: Texts = { fbih: 'Plaća', rs: 'Plata', bd: 'Plata' };

/** As in files and lists. */
export const ENTITY_CODES: Texts = { fbih: 'FBiH', rs: 'RS', bd: 'BD' };

/** `Banja Luka (RS)`; a name in both entities already includes the entity. */
export const nameInCountry = ({ entity, name }: MunicipalityKey): string =>
  name.endsWith(`(${ENTITY_CODES[entity]})`) ? name : `${name} (${ENTITY_CODES[entity]})`;

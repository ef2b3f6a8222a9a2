import type { Canton } from '../../law/account.ts';
import type { MunicipalityKey, PayrollEntity } from '../model/place.ts';

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

type Words = Readonly<Record<PayrollEntity, string>>;

/** The entities as people call them. */
export const ENTITY_NAMES: Words = { fbih: 'Federacija BiH', rs: 'Republika Srpska', bd: 'Brčko distrikt' };

/** What a municipality is called there. */
export const MUNICIPALITY_WORDS: Words = { fbih: 'Općina', rs: 'Opština', bd: 'Opština' };

/** The same inside a sentence, in its case: općina, općine, općinu. */
export const municipalityWord = (entity: PayrollEntity, ending: 'a' | 'e' | 'u'): string =>
  MUNICIPALITY_WORDS[entity].toLowerCase().replace(/a$/, ending);

/** What is paid there. */
export const WAGE_WORDS: Words = { fbih: 'Plaća', rs: 'Plata', bd: 'Plata' };

/** As they are written in files and lists. */
export const ENTITY_CODES: Words = { fbih: 'FBiH', rs: 'RS', bd: 'BD' };

/** `Banja Luka (RS)`; of a name both entities have, the entity is a part already. */
export const nameInCountry = ({ entity, name }: MunicipalityKey): string =>
  name.endsWith(`(${ENTITY_CODES[entity]})`) ? name : `${name} (${ENTITY_CODES[entity]})`;

import type { MunicipalityKey, PayrollEntity } from '../model/place.ts';

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

import { fullName } from '../../model/firm.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Engagement, EngagementKind, TaxResidence } from './engagement.ts';

type Named = Pick<Engagement, 'firstName' | 'lastName'>;

/** `Osoba Prva`, for documents and orders. */
export const personName = (person: Named): string => fullName(person);

const KIND_NAMES: Readonly<Record<EngagementKind, string>> = {
  work: 'Ugovor o djelu',
  author: 'Autorski ugovor',
  board: 'Član odbora ili komisije',
  temporary: 'Privremeni i povremeni poslovi',
  manager: 'Menadžerski ugovor',
  owner: 'Vlasnik, samostalna djelatnost',
};

/** The name of a kind of contract. */
export const kindName = (kind: EngagementKind): string => KIND_NAMES[kind];

/** Names of tax residences, in their order. */
export const RESIDENCE_NAMES: Readonly<Record<TaxResidence, string>> = {
  fbih: 'Federacija BiH',
  rs: 'Republika Srpska',
  bd: 'Brčko distrikt',
  abroad: 'Inostranstvo',
};

/** The kinds missing in the list of an entity: their rates and forms were not found. */
export const KINDS_NOTE: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Za privremene i povremene poslove u Federaciji nema obračuna.',
  rs: 'Za naknade članova odbora u Republici Srpskoj nema obračuna.',
  bd: 'Za ugovore i vlasnike u Brčko distriktu nema obračuna.',
};

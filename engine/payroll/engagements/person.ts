import { fullName } from '../model/firm.ts';
import type { PayrollEntity } from '../model/place.ts';
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

/** Why kinds are missing in the list of an entity. */
export const KINDS_NOTE: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Privremeni i povremeni poslovi u Federaciji nisu ponuđeni: kako se oporezuju, nije nađeno.',
  rs: 'Naknade članovima odbora u Republici Srpskoj nisu ponuđene: kako se oporezuju, nije nađeno.',
  bd: 'Za ugovore u Brčko distriktu stope i obrasci nisu nađeni, pa ih portal ne računa.',
};

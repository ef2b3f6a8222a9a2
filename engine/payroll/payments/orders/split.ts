import { dayOf } from '../../../core/days/day.ts';
import { valueOn } from '../../../core/law.ts';
import { type Feninga, share } from '../../../core/numbers/money.ts';
import { raspodjela_nezaposlenost, raspodjela_zdravstveno } from '../../../law/fbih/revenue-split.ts';
import type { MunicipalityKey } from '../../model/place.ts';
import { type Due, figureSum, type OutstandingMonth, type Residence } from './due.ts';

/** A contribution of the Federation that is shared with the canton, or with the fund of residents of another entity. */
interface Shared {
  readonly obligation: 'health' | 'unemployment';
  readonly federalItem: 'health-federal' | 'employment-federal';
  readonly cantonItem: 'health-canton' | 'employment-canton';
  readonly srpskaItem: 'health-rs-resident' | 'employment-rs-resident';
  readonly law: typeof raspodjela_zdravstveno;
}

const HEALTH: Shared = {
  obligation: 'health',
  federalItem: 'health-federal',
  cantonItem: 'health-canton',
  srpskaItem: 'health-rs-resident',
  law: raspodjela_zdravstveno,
};
const UNEMPLOYMENT: Shared = {
  obligation: 'unemployment',
  federalItem: 'employment-federal',
  cantonItem: 'employment-canton',
  srpskaItem: 'employment-rs-resident',
  law: raspodjela_nezaposlenost,
};
export const SHARED: readonly Shared[] = [HEALTH, UNEMPLOYMENT];

export const CHECK_OFFICE = 'Provjerite s poreznom upravom: radnik s prebivalištem u drugom entitetu.';
const MERGED = 'Spojen nalog za kanton, s općinom firme, je praksa: provjerite s poreznom upravom.';
const UNKNOWN_DISTRICT = 'Za radnika iz Brčko distrikta pitajte poreznu upravu kome se uplaćuje ovaj dio.';

/** One group's part of a shared contribution, and the part of the Federation in it. */
interface Parts {
  readonly residence: Residence;
  readonly federal: Feninga;
  readonly rest: Feninga;
}

/**
 * The sum of a group is shared, not each slip: the federal part is rounded once per group, the rest stays at the residence. So every order
 * adds up to the slips.
 */
export function partsOf(
  { obligation, law }: Shared,
  groups: readonly Residence[],
  month: OutstandingMonth['month'],
): Parts[] {
  const { federacija } = valueOn(law, dayOf(month.year, month.month));
  return groups.map((residence) => {
    const total = figureSum(residence.wages, (figures) => figures[obligation].from + figures[obligation].on);
    const federal = share(total, federacija);
    return { residence, federal, rest: total - federal };
  });
}

/** The part of a shared contribution for the residence of a group. */
export function restDue(shared: Shared, { residence, rest }: Parts, isElsewhere: boolean): Due {
  const { home, canton, municipality, who, isMerged } = residence;
  const doubts = [...(isElsewhere ? [CHECK_OFFICE] : []), ...(isMerged ? [MERGED] : [])];
  // The order of merged workers has the firm's municipality.
  const whose = isMerged ? {} : { who };
  const due = { obligation: shared.obligation, municipality, amount: rest, ...whose, doubts };
  if (home === 'rs') return { ...due, item: shared.srpskaItem, entity: 'rs' };
  const ofCanton = { ...due, item: shared.cantonItem, entity: 'fbih', canton } as const;
  return home === 'bd' ? { ...ofCanton, unknown: UNKNOWN_DISTRICT } : ofCanton;
}

/** The federal parts of all groups. */
export const federalDue = (
  { obligation, federalItem }: Shared,
  amount: Feninga,
  municipality: MunicipalityKey | undefined,
): Due => ({ obligation, item: federalItem, entity: 'fbih', municipality, amount });

/** Merges groups of one canton, as some payers do: with the firm's municipality on the order. */
export function mergedByCanton(groups: readonly Residence[], seat: MunicipalityKey | undefined): Residence[] {
  const cantons = [...new Set(groups.flatMap(({ canton }) => canton ?? []))];
  const merged = cantons.map((canton): Residence => {
    const inside = groups.filter((group) => group.canton === canton);
    const wages = inside.flatMap((group) => group.wages);
    return {
      home: 'fbih',
      canton,
      municipality: seat,
      isMerged: true,
      wages,
      who: inside.map(({ who }) => who).join(', '),
    };
  });
  return [...merged, ...groups.filter(({ canton }) => canton === undefined)];
}

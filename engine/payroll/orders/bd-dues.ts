import type { AccountItem } from '../../core/dues.ts';
import type { Obligation } from '../model/order.ts';
import type { MunicipalityKey } from '../model/place.ts';
import type { FigureOf } from '../model/wage.ts';
import { byResidence, type Due, figureSum, type OwedMonth } from './due.ts';

/** What an employer of the District owes for a month, as far as it is known: pension to the fund of each worker, the rest to the District. */
export function bdDues({ firm, wages }: OwedMonth): Due[] {
  const seat = firm.municipality;
  const pensionOf = (fund: string, item: AccountItem): Due[] => {
    const insured = wages.filter(({ request }) => request.fond === fund);
    const amount = figureSum(insured, ({ pension }) => pension.from + pension.on);
    return insured.length > 0 ? [{ ...district('pension', item, seat), amount }] : [];
  };
  const water = figureSum(wages, (figures) => figures.water);
  const byHome = (obligation: Obligation, item: AccountItem, figure: FigureOf): Due[] =>
    byResidence(wages).map(({ municipality, who, ...one }) => ({
      ...district(obligation, item, municipality),
      amount: figureSum(one.wages, figure),
      who,
    }));
  return [
    ...pensionOf('FBiH', 'pio-fbih-fund'),
    ...pensionOf('RS', 'pio-rs-fund'),
    ...byHome('health', 'health', ({ health }) => health.from + health.on),
    ...byHome('unemployment', 'employment', ({ unemployment }) => unemployment.from + unemployment.on),
    ...byHome('tax', 'tax', ({ tax }) => tax),
    ...(water > 0 ? [{ ...district('water', 'water', seat), amount: water }] : []),
  ];
}

const district = (obligation: Obligation, item: AccountItem, municipality: MunicipalityKey | undefined) =>
  ({ obligation, item, entity: 'bd', municipality }) as const;

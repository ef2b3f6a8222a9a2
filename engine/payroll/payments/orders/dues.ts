import type { AccountItem } from '../../../core/dues.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { cantonOf } from '../../firms/accounts/canton-of.ts';
import type { Obligation } from '../../model/order.ts';
import type { MunicipalityKey, PayrollEntity } from '../../model/place.ts';
import type { FigureOf } from '../../model/wage.ts';
import { byResidence, type Due, figureSum, type OutstandingMonth, type Residence } from './due.ts';
import type { OrderOptions } from './options.ts';
import { rsDues } from './rs-dues.ts';
import { CHECK_OFFICE, federalDue, mergedByCanton, partsOf, restDue, SHARED } from './split.ts';

const DUES: Readonly<Record<PayrollEntity, (outstanding: OutstandingMonth, options: OrderOptions) => Due[]>> =
  {
    fbih: fbihDues,
    rs: rsDues,
    bd: bdDues,
  };

/** Every amount a month owes to public revenue, by the entity whose law applies to its wages; none without wages. */
export const duesOf = (outstanding: OutstandingMonth, options: OrderOptions = {}): Due[] =>
  outstanding.wages.length === 0 ? [] : DUES[outstanding.firm.entity](outstanding, options);

/** The dues of an employer of the District for a month, as far as known: pension to the fund of each worker, the rest to the District. */
function bdDues({ firm, wages }: OutstandingMonth): Due[] {
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

/** The dues of an employer of the Federation for a month, in the usual order. */
function fbihDues({ firm, month, wages }: OutstandingMonth, { mergeCantons }: OrderOptions): Due[] {
  const seat = firm.municipality;
  const canton = cantonOf(seat);
  const homes = byResidence(wages);
  const groups = mergeCantons ? mergedByCanton(homes, seat) : homes;
  const ofFirm = (obligation: Obligation, item: AccountItem, amount: Feninga): Due => ({
    obligation,
    item,
    entity: 'fbih',
    municipality: seat,
    amount,
  });
  const shared = SHARED.flatMap((one) => {
    const parts = partsOf(one, groups, month);
    const federal = sumOf(parts, (part) => part.federal);
    return [
      ...parts.map((part) => restDue(one, part, part.residence.home !== 'fbih')),
      federalDue(one, federal, seat),
    ];
  });
  const disability = figureSum(wages, (figures) => figures.disability);
  return [
    ofFirm(
      'pension',
      'pio',
      figureSum(wages, ({ pension }) => pension.from + pension.on),
    ),
    ...shared,
    {
      ...ofFirm(
        'disaster',
        'disaster',
        figureSum(wages, (figures) => figures.disaster),
      ),
      canton,
    },
    {
      ...ofFirm(
        'water',
        'water',
        figureSum(wages, (figures) => figures.water),
      ),
      canton,
    },
    ...homes.map((home) => taxDue(home, firm.municipality)),
    ...(disability > 0 ? [ofFirm('disability', 'osi', disability)] : []),
  ];
}

/** Tax is paid to the municipality of residence; for residents of another entity, to that of the employer. */
function taxDue({ home, municipality, canton, wages, who }: Residence, seat: Due['municipality']): Due {
  const due = {
    obligation: 'tax',
    item: 'tax',
    entity: 'fbih',
    amount: figureSum(wages, ({ tax }) => tax),
  } as const;
  return home === 'rs' || home === 'bd'
    ? { ...due, canton: cantonOf(seat), municipality: seat, doubts: [CHECK_OFFICE] }
    : { ...due, canton, municipality, who };
}

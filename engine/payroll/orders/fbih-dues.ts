import type { AccountItem } from '../../core/dues.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { cantonOf } from '../accounts/canton-of.ts';
import type { Obligation } from '../model/order.ts';
import { byResidence, type Due, figureSum, type OwedMonth, type Residence } from './due.ts';
import type { OrderOptions } from './options.ts';
import { CHECK_OFFICE, federalDue, mergedByCanton, partsOf, restDue, SHARED } from './split.ts';

/** What an employer of the Federation owes for a month, in the order its orders are usually written. */
export function fbihDues({ firm, month, wages }: OwedMonth, { mergeCantons }: OrderOptions): Due[] {
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

/** Tax goes to the municipality of residence; of who lives in another entity, to that of the employer. */
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

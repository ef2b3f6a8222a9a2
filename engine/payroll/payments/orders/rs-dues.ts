import type { AccountItem } from '../../../core/dues.ts';
import type { Contribution } from '../../model/contribution.ts';
import type { Obligation } from '../../model/order.ts';
import type { MunicipalityKey } from '../../model/place.ts';
import {
  byResidence,
  type Due,
  figureSum,
  type OutstandingMonth,
  type OutstandingWage,
  type Residence,
} from './due.ts';
import { CHECK_OFFICE, federalDue, partsOf, restDue, SHARED } from './split.ts';

const UNKNOWN_TAX = 'Za radnika iz Brčko distrikta pitajte poresku upravu kome se uplaćuje porez.';
const HOME_TAX = 'Opština radnika je iz prakse i obrasca 1002.';
const LOW_TAX = 'Opštinu na porezu radnika iz Federacije provjerite s poreskom upravom.';

const whole = ({ from, on }: Contribution): number => from + on;

/**
 * The dues of an employer of Republika Srpska for a month: one order for all contributions, separate ones for residents of another entity.
 */
export function rsDues({ firm, month, wages }: OutstandingMonth): Due[] {
  const seat = firm.municipality;
  const homes = byResidence(wages);
  const from = (...entities: readonly string[]): Residence[] =>
    homes.filter(({ home }) => entities.includes(home ?? 'rs'));
  const here = from('rs').flatMap((one) => one.wages);
  const federation = from('fbih');
  return [
    ...(here.length > 0 ? [contributions(here, seat)] : []),
    ...from('bd').map((one) => ({
      ...contributions(one.wages, one.municipality),
      who: one.who,
      doubts: [CHECK_OFFICE],
    })),
    ...toFederation(federation, seat, month),
    ...homes.map((one) => taxDue(one, seat)),
    {
      ...toSrpska('solidarity', 'solidarity', seat),
      amount: figureSum(wages, ({ solidarity }) => solidarity),
    },
  ];
}

const toSrpska = (obligation: Obligation, item: AccountItem, municipality: MunicipalityKey | undefined) =>
  ({ obligation, item, entity: 'rs', municipality }) as const;

/** All contributions in one; for residents of the District, at its place (Zakon o doprinosima čl. 26 st. 3). */
const contributions = (wages: readonly OutstandingWage[], place: MunicipalityKey | undefined): Due => ({
  ...toSrpska('contributions', 'contributions', place),
  amount: figureSum(
    wages,
    ({ pension, health, unemployment, child }) =>
      whole(pension) + whole(health) + whole(unemployment) + whole(child),
  ),
});

/**
 * For residents of the Federation pension and child stay in Republika Srpska; health and unemployment are paid to the canton of residence
 * and to the Federation.
 */
function toFederation(
  groups: readonly Residence[],
  seat: MunicipalityKey | undefined,
  month: OutstandingMonth['month'],
): Due[] {
  if (groups.length === 0) return [];
  const wages = groups.flatMap((one) => one.wages);
  const doubts = [CHECK_OFFICE];
  const shared = SHARED.flatMap((one) =>
    partsOf(one, groups, month).flatMap((part) => [
      restDue(one, part, true),
      { ...federalDue(one, part.federal, part.residence.municipality), doubts },
    ]),
  );
  return [
    {
      ...toSrpska('pension', 'pio-fbih-resident', seat),
      amount: figureSum(wages, ({ pension }) => whole(pension)),
      doubts,
    },
    {
      ...toSrpska('child', 'child-fbih-resident', seat),
      amount: figureSum(wages, ({ child }) => whole(child)),
      doubts,
    },
    ...shared,
  ];
}

/** Tax is paid to the municipality of residence inside Republika Srpska; for residents of the Federation, to that of the employer. */
function taxDue({ home, municipality, wages, who }: Residence, seat: MunicipalityKey | undefined): Due {
  const due = { ...toSrpska('tax', 'tax', municipality), amount: figureSum(wages, ({ tax }) => tax) };
  if (home === 'fbih') return { ...due, municipality: seat, doubts: [LOW_TAX] };
  return home === 'bd' ? { ...due, who, unknown: UNKNOWN_TAX } : { ...due, who, doubts: [HOME_TAX] };
}

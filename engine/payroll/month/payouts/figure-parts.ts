import { type Feninga, mulDiv, sumOf } from '../../../core/numbers/money.ts';
import type { Contribution } from '../../model/contribution.ts';
import type { WageFigures } from '../../model/wage.ts';

const FUNDS = ['pension', 'health', 'unemployment', 'child'] as const;
const AMOUNTS = [
  'gross',
  'inKind',
  'base',
  'allowance',
  'taxBase',
  'tax',
  'net',
  'solidarity',
  'water',
  'disaster',
  'disability',
  'untaxed',
  'cost',
  'fundHours',
  'sickHours',
] as const satisfies readonly (keyof WageFigures)[];

/** Figures of some workers only. */
const RARE = [
  'inKindRaise',
  'borne',
  'insurance',
  'longerPension',
] as const satisfies readonly (keyof WageFigures)[];

const rareOf = (one: WageFigures, by: (amount: number, name: (typeof RARE)[number]) => number) =>
  Object.fromEntries(
    RARE.flatMap((name) => {
      const amount = one[name];
      return amount === undefined ? [] : [[name, by(amount, name)]];
    }),
  );

/** Typed insurance is paid by hand, so no payout orders it. */
const ordered = (figures: WageFigures) =>
  rareOf(figures, (amount, name) => (name === 'insurance' ? 0 : amount));

type Combine = (one: number, other: number) => number;

/** Combines two figures amount by amount; the coefficient is that of the first. */
function combined(one: WageFigures, other: WageFigures, by: Combine): WageFigures {
  const amounts = AMOUNTS.map((name) => [name, by(one[name], other[name])] as const);
  const funds = FUNDS.map(
    (name) =>
      [name, { from: by(one[name].from, other[name].from), on: by(one[name].on, other[name].on) }] as const,
  );
  const rare = rareOf(one, (amount, name) => by(amount, other[name] ?? 0));
  return { ...one, ...rare, ...Object.fromEntries([...amounts, ...funds]) };
}

export const minus = (one: WageFigures, other: WageFigures): WageFigures =>
  combined(one, other, (left, right) => left - right);

export const plus = (one: WageFigures, other: WageFigures): WageFigures =>
  combined(one, other, (left, right) => left + right);

/** No amount at all, with the coefficient of a wage. */
export const nothingOf = (figures: WageFigures): WageFigures => combined(figures, figures, () => 0);

/** True when anything is declared or ordered to public revenue. */
export const isDeclared = ({ gross, base, net, tax, disability }: WageFigures): boolean =>
  gross + base + net + tax + disability > 0;

/** Everything ordered to public revenue. */
export const revenueIn = (figures: WageFigures): Feninga =>
  contributionsIn(figures) +
  figures.tax +
  figures.solidarity +
  figures.water +
  figures.disaster +
  figures.disability;

/** The contributions of worker and employer. */
export const contributionsIn = (figures: WageFigures): Feninga =>
  sumOf(FUNDS, (name) => figures[name].from + figures[name].on);

/**
 * The part of a wage behind a part of its net pay. The gross is what its parts add up to, so that gross, contributions, tax and net agree
 * in every part; hours, pay in kind and untaxed pay stay with the rest.
 */
export function partOfNet(figures: WageFigures, paid: Feninga): WageFigures {
  const inHand = figures.net - figures.solidarity;
  const part = (amount: number): number => mulDiv(amount, paid, inHand);
  const ofFund = ({ from, on }: Contribution): Contribution => ({ from: part(from), on: part(on) });
  const funds = {
    pension: ofFund(figures.pension),
    health: ofFund(figures.health),
    unemployment: ofFund(figures.unemployment),
    child: ofFund(figures.child),
  };
  const [tax, solidarity] = [part(figures.tax), part(figures.solidarity)];
  const net = paid + solidarity;
  const gross = net + tax + sumOf(FUNDS, (name) => funds[name].from);
  const made = {
    ...nothingOf(figures),
    ...rareOf(figures, (amount, name) => (name === 'longerPension' ? part(amount) : 0)),
    ...funds,
    gross,
    base: figures.base === figures.gross ? gross : part(figures.base),
    allowance: part(figures.allowance),
    taxBase: part(figures.taxBase),
    tax,
    net,
    solidarity,
    water: part(figures.water),
    disaster: part(figures.disaster),
    disability: part(figures.disability),
  };
  return { ...made, cost: paid + revenueIn(made) };
}

/** The contributions of a wage, declared without its tax. */
export function contributionsAlone(figures: WageFigures): WageFigures {
  const { gross, inKind, base, pension, health, unemployment, child, fundHours, sickHours } = figures;
  const made = {
    ...nothingOf(figures),
    ...{ gross, inKind, base, pension, health, unemployment, child, fundHours, sickHours },
    ...ordered(figures),
  };
  return { ...made, cost: contributionsIn(made) };
}

/** All of a wage but its untaxed pay, for which public revenue has no order. */
export function revenueAlone(figures: WageFigures): WageFigures {
  const made = { ...figures, ...ordered(figures), untaxed: 0 };
  return { ...made, cost: revenueIn(made) };
}

import { type Feninga, mulDiv, PPM, type Ppm, share, sumOf } from '../../core/numbers/money.ts';
import { KM } from '../currency.ts';
import { type Advance, type Invoice, type Item, TEN_THOUSANDTHS } from './invoice.ts';

/** The amounts of one line, without VAT but for the last two. */
export interface LineAmounts {
  /** Quantity × price. */
  readonly gross: Feninga;
  readonly discount: Feninga;
  readonly base: Feninga;
  readonly vat: Feninga;
  readonly total: Feninga;
}

export interface RateTotal {
  readonly rate: Ppm;
  readonly base: Feninga;
  readonly vat: Feninga;
}

/** The lines of one rate. */
export interface RateGroup extends RateTotal {
  /** The sum of the bases of its lines. */
  readonly lines: Feninga;
  /** Its part of the discount of the whole; the base is the rest. */
  readonly discount: Feninga;
}

/** Amounts of a document in another currency, in KM. */
interface InKm {
  readonly rates: readonly RateTotal[];
  readonly base: Feninga;
  readonly vat: Feninga;
  readonly total: Feninga;
  readonly payable: Feninga;
  /** Each rate less its advances: what is entered in the books. */
  readonly remaining: readonly RateTotal[];
}

/** The totals of a document, in feninga or hundredths of its currency. */
export interface InvoiceTotals {
  readonly lines: readonly LineAmounts[];
  /** Highest rate first; one of 0 % when the seller is not in the VAT system. */
  readonly groups: readonly RateGroup[];
  /** The same; none when the seller is not in the VAT system. */
  readonly rates: readonly RateGroup[];
  /** The sum of the lines and the discount of the whole, without VAT. */
  readonly linesBase: Feninga;
  readonly discount: Feninga;
  readonly base: Feninga;
  readonly vat: Feninga;
  readonly total: Feninga;
  /** The deducted advances by rate, all of them, and with VAT. */
  readonly advances: readonly RateTotal[];
  readonly prepaid: Feninga;
  readonly payable: Feninga;
  /** The total minus the sum of the lines: VAT of a rate is rounded once, that of each line separately. None with a discount of the whole. */
  readonly rounding: Feninga;
  readonly km: InKm;
}

export type Priced = Pick<
  Invoice,
  'pdvObveznik' | 'items' | 'cijeneSaPdv' | 'popust' | 'avansi' | 'valuta' | 'kurs'
>;

/** `mulDiv` and `share` of an amount of either sign, alike on both sides of zero. */
const signedMulDiv = (a: number, b: number, c: number): number =>
  a < 0 ? 0 - mulDiv(0 - a, b, c) : mulDiv(a, b, c);
const signedShare = (amount: Feninga, rate: Ppm): Feninga =>
  amount < 0 ? 0 - share(0 - amount, rate) : share(amount, rate);

/** VAT inside an amount that includes it. */
const vatWithin = (total: Feninga, rate: Ppm): Feninga => signedMulDiv(total, rate, PPM + rate);

/**
 * Every amount of a document. With prices without VAT, VAT of a rate is calculated from the sum of its bases, as on the tax form, and VAT of
 * a line is rounded separately: the difference of a fening is `rounding`. With prices that include VAT the total of a rate is exact, its VAT
 * is taken from it once, and the bases of the lines add up to the rest.
 */
export function totalsOf(priced: Priced): InvoiceTotals {
  const { pdvObveznik, items, cijeneSaPdv, popust } = priced;
  const rateOf = ({ taxRate }: Item): Ppm => (pdvObveznik ? taxRate : 0);
  const lines =
    cijeneSaPdv && pdvObveznik ? linesWithVat(items) : items.map((item) => lineOf(item, rateOf(item)));
  const groups = rateGroups(priced, lines, items.map(rateOf));
  const linesBase = sumOf(groups, (group) => group.lines);
  const base = sumOf(groups, (group) => group.base);
  const vat = sumOf(groups, (group) => group.vat);
  const advances = advancesOf(priced.avansi, pdvObveznik);
  const prepaid = sumOf(advances, (advance) => advance.base + advance.vat);
  const total = base + vat;
  return {
    lines,
    groups,
    rates: pdvObveznik ? groups : [],
    linesBase,
    discount: linesBase - base,
    base,
    vat,
    total,
    advances,
    prepaid,
    payable: total - prepaid,
    rounding: popust === 0 ? total - sumOf(lines, (line) => line.total) : 0,
    km: inKm(priced, groups, advances),
  };
}

interface Value {
  readonly gross: Feninga;
  readonly discount: Feninga;
}

function priceOf({ quantity, price, discountRate }: Item): Value {
  const gross = signedMulDiv(quantity, price, (TEN_THOUSANDTHS * TEN_THOUSANDTHS) / 100);
  return { gross, discount: signedShare(gross, discountRate) };
}

/** A line at a price without VAT. */
function lineOf(item: Item, rate: Ppm): LineAmounts {
  const { gross, discount } = priceOf(item);
  const base = gross - discount;
  const vat = signedShare(base, rate);
  return { gross, discount, base, vat, total: base + vat };
}

/** Lines at prices that include VAT: their totals are exact, their bases add up to the base of their rate. */
function linesWithVat(items: readonly Item[]): readonly LineAmounts[] {
  const totals = items.map((item) => ({ item, ...priceOf(item) }));
  const lines = totals.map(({ item: { taxRate }, gross, discount }) => {
    const total = gross - discount;
    const base = total - vatWithin(total, taxRate);
    const less = discount - vatWithin(discount, taxRate);
    return { gross: base + less, discount: less, base, vat: total - base, total };
  });
  for (const rate of new Set(items.map(({ taxRate }) => taxRate))) settle(lines, items, rate);
  return lines;
}

/** Moves single feninga between base and VAT of the largest lines of a rate, until the bases add up. */
function settle(lines: LineAmounts[], items: readonly Item[], rate: Ppm): void {
  const places = lines.map((_, at) => at).filter((at) => items[at]?.taxRate === rate);
  const ofPlace = (at: number): LineAmounts => lines[at] as LineAmounts;
  const total = sumOf(places, (at) => ofPlace(at).total);
  const missing = total - vatWithin(total, rate) - sumOf(places, (at) => ofPlace(at).base);
  const largest = places.toSorted((a, b) => Math.abs(ofPlace(b).total) - Math.abs(ofPlace(a).total));
  for (const at of largest.slice(0, Math.abs(missing))) {
    const line = ofPlace(at);
    const step = Math.sign(missing);
    lines[at] = { ...line, gross: line.gross + step, base: line.base + step, vat: line.vat - step };
  }
}

/** Highest rate first. */
function rateGroups(
  { cijeneSaPdv, popust, pdvObveznik }: Priced,
  lines: readonly LineAmounts[],
  rates: readonly Ppm[],
): readonly RateGroup[] {
  const ofRate = (rate: Ppm): RateGroup => {
    const own = lines.filter((_, at) => rates[at] === rate);
    const sum = sumOf(own, (line) => line.base);
    const { base, vat } =
      cijeneSaPdv && pdvObveznik
        ? reduced(
            sumOf(own, (line) => line.total),
            popust,
            rate,
          )
        : onBase(sum - signedShare(sum, popust), rate);
    return { rate, lines: sum, discount: sum - base, base, vat };
  };
  return [...new Set(rates)].sort((a, b) => b - a).map(ofRate);
}

const onBase = (base: Feninga, rate: Ppm): Omit<RateTotal, 'rate'> => ({
  base,
  vat: signedShare(base, rate),
});

function reduced(before: Feninga, popust: Ppm, rate: Ppm): Omit<RateTotal, 'rate'> {
  const total = before - signedShare(before, popust);
  const vat = vatWithin(total, rate);
  return { base: total - vat, vat };
}

/** Highest rate first. VAT within the amount of an advance equals VAT on its base, to the fening. */
function advancesOf(avansi: readonly Advance[], pdvObveznik: boolean): readonly RateTotal[] {
  const parts = avansi.flatMap((advance) => advance.parts);
  const rateOf = (taxRate: Ppm): Ppm => (pdvObveznik ? taxRate : 0);
  const ofRate = (rate: Ppm): RateTotal => {
    const own = parts.filter(({ taxRate }) => rateOf(taxRate) === rate);
    const vat = sumOf(own, ({ total }) => vatWithin(total, rate));
    return { rate, base: sumOf(own, ({ total }) => total) - vat, vat };
  };
  return [...new Set(parts.map(({ taxRate }) => rateOf(taxRate)))].sort((a, b) => b - a).map(ofRate);
}

/** Base and VAT of a rate are converted, the rest is added up. */
function inKm({ valuta, kurs }: Priced, groups: readonly RateTotal[], advances: readonly RateTotal[]): InKm {
  const converted = (amount: Feninga): Feninga => (valuta === KM ? amount : signedMulDiv(amount, kurs, PPM));
  const ofRate = ({ rate, base, vat }: RateTotal): RateTotal => ({
    rate,
    base: converted(base),
    vat: converted(vat),
  });
  const [rates, deducted] = [groups.map(ofRate), advances.map(ofRate)];
  const base = sumOf(rates, (one) => one.base);
  const vat = sumOf(rates, (one) => one.vat);
  const remaining = lessAdvances(rates, deducted);
  return {
    rates,
    base,
    vat,
    total: base + vat,
    payable: sumOf(remaining, (one) => one.base + one.vat),
    remaining,
  };
}

/** An advance at a rate that no row has stays, so that nothing deducted is lost. */
function lessAdvances(rates: readonly RateTotal[], advances: readonly RateTotal[]): readonly RateTotal[] {
  const all = [...rates, ...advances.map(({ rate, base, vat }) => ({ rate, base: 0 - base, vat: 0 - vat }))];
  return [...new Set(all.map(({ rate }) => rate))].map((rate) => {
    const own = all.filter((one) => one.rate === rate);
    return { rate, base: sumOf(own, (one) => one.base), vat: sumOf(own, (one) => one.vat) };
  });
}

/** The VAT within one part of an advance. */
export const advanceVat = ({ taxRate, total }: Advance['parts'][number]): Feninga =>
  vatWithin(total, taxRate);

import { firstDayOf, type YearMonth } from '../../../core/days/day.ts';
import { Refusal } from '../../../core/issue.ts';
import { changeOn, valueOn } from '../../../core/law.ts';
import { formatAmount, formatDecimal, formatRate } from '../../../core/numbers/format.ts';
import { type Feninga, mulDiv, PPM, share, sumOf } from '../../../core/numbers/money.ts';
import { sluzbeno_vozilo } from '../../../law/fbih/company-car.ts';
import { doprinosi_iz } from '../../../law/fbih/contributions.ts';
import type { KindOfPay } from './kind.ts';

/** Private use of a company car in a month. */
export interface CarUse {
  /** Net of contributions: what the worker has received. */
  readonly worth: Feninga;
  /** The worth with the contributions of the worker, which is taxed as pay. */
  readonly gross: Feninga;
  /** How both were found, for the slip. */
  readonly note: string;
}

/**
 * The private use of a company car (Pravilnik o primjeni Zakona o porezu na dohodak, SN FBiH 48/21): a share of the price or of the monthly
 * rent, or for each kilometre a share of the price of a litre. It is net, so it is divided by what contributions leave (čl. 22).
 * @param entry in the unit of the kind: the price, the rent, or kilometres
 * @throws Refusal before the rulebook, and while the price of fuel is not known
 */
export function carUse(kind: KindOfPay, entry: number, month: YearMonth): CarUse {
  const { worth, text } = worthOf(kind, entry, month);
  const { pio, zdravstveno, nezaposlenost } = valueOn(doprinosi_iz, firstDayOf(month));
  const left = PPM - sumOf([pio, zdravstveno, nezaposlenost], (rate) => rate);
  return {
    worth,
    gross: mulDiv(worth, PPM, left),
    note: `${text} je ${formatAmount(worth)}, podijeljeno sa ${formatDecimal(left, 6)}`,
  };
}

interface Worth {
  readonly worth: Feninga;
  readonly text: string;
}

function worthOf({ key, name, car, price }: KindOfPay, entry: number, month: YearMonth): Worth {
  const law = changeOn(sluzbeno_vozilo, firstDayOf(month))?.vrijednost;
  if (!law)
    throw new Refusal(key, 'nema_propisa', `Za taj mjesec vrijednost vozila nije propisana. ${BY_HAND}`);
  if (car === 'carPrice') return shareOf(entry, law.vlastito, 'nabavne cijene');
  if (car === 'carRent') return shareOf(entry, law.zakup, 'mjesečne rate');
  if (price === undefined)
    throw new Refusal(
      key,
      'obavezno',
      `Za „${name}“ upišite prosječnu cijenu litra goriva pod „Firma“, „Vrste primanja“.`,
    );
  return {
    worth: mulDiv(entry, price * law.kilometar, PPM * PPM),
    text: `${formatDecimal(entry, 6)} km × ${formatRate(law.kilometar)} od ${formatAmount(price)} za litar`,
  };
}

const shareOf = (entry: Feninga, rate: number, of: string): Worth => ({
  worth: share(entry, rate),
  text: `${formatRate(rate)} ${of} ${formatAmount(entry)}`,
});

const BY_HAND = 'Upišite iznos u kolonu „Primanja u stvarima, bruto“.';

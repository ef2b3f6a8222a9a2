import { formatMoney, formatRate } from '@obracun/engine/core/numbers/format.ts';
import type { KindUnit, LimitSpan, Treatment } from '@obracun/engine/payroll/model/pay-kind.ts';
import type { CarRule, KindOfPay } from '@obracun/engine/payroll/staff/pay-kinds/kind.ts';

/** How a kind is typed, in the choice of a new one. */
export const UNIT_TEXT: Readonly<Record<KindUnit, string>> = {
  iznos: 'Iznos u KM',
  sati: 'Sati × satnica × procenat',
  posto: 'Procenat osnovnog bruta',
  broj: 'Komadi × cijena, ili koeficijent × cijena rada',
  dani: 'Dani × iznos po danu',
};

export const TREATMENT_TEXT: Readonly<Record<Treatment, string>> = {
  taxed: 'Oporezivo',
  untaxed: 'Neoporezivo do granice',
  inKind: 'U stvarima (oporezuje se, ne isplaćuje)',
  outside: 'Nije zarada (samo se isplaćuje uz nju)',
};

export const SPAN_TEXT: Readonly<Record<LimitSpan, string>> = {
  payment: 'za isplatu u mjesecu',
  year: 'za sve isplate u godini',
  unit: 'za svaki dan, sat ili komad',
};

/** A kind in a line: what it is typed in, how it is taxed, its account. */
export const factsOf = (kind: KindOfPay): string =>
  [
    kind.unit ? amountText(kind) : 'računa se iz sati i ugovora',
    kind.unit && treatmentText(kind),
    kind.account && `konto ${kind.account}`,
    kind.isHidden && 'sakriveno',
  ]
    .filter(Boolean)
    .join(' · ');

function amountText({ unit, rate, price, addsHour, car }: KindOfPay): string {
  if (car) return CAR_TEXT[car];
  const known = price === undefined ? 'cijena nije upisana' : formatMoney(price);
  switch (unit) {
    case 'sati':
      return `sati × satnica × ${rate === undefined ? 'procenat nije upisan' : formatRate(rate)}${addsHour ? ' i sam sat' : ''}`;
    case 'posto':
      return '% osnovnog bruta';
    case 'broj':
      return `broj × ${known}`;
    case 'dani':
      return `dani × ${known}`;
    default:
      return 'iznos';
  }
}

const CAR_TEXT: Readonly<Record<CarRule, string>> = {
  carPrice: 'dio nabavne cijene s PDV',
  carRent: 'dio mjesečne rate s PDV',
  carKilometres: 'privatni kilometri × dio cijene litra goriva',
};

function treatmentText({ treatment, limit, rule, workerLimit, key }: KindOfPay): string {
  if (treatment !== 'untaxed') return SHORT[treatment];
  if (limit !== undefined) return `neoporezivo do ${formatMoney(limit)}`;
  if (key === 'untaxed' || key === 'transport') return 'neoporezivo';
  if (rule) return 'neoporezivo do propisane granice';
  return workerLimit ? 'neoporezivo do granice radnika' : 'neoporezivo, granica nije upisana';
}

const SHORT: Readonly<Record<Exclude<Treatment, 'untaxed'>, string>> = {
  taxed: 'oporezivo',
  inKind: 'u stvarima',
  outside: 'nije zarada',
};

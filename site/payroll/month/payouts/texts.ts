import { formatMoney, formatRate } from '@obracun/engine/core/numbers/format.ts';
import { WAGE_TEXT } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { Payout, PayoutKind } from '@obracun/engine/payroll/model/payout.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';

/** The kinds a payout may have, in the words of the entity. */
export function kindText(entity: PayrollEntity): Readonly<Record<PayoutKind, string>> {
  const wage = WAGE_TEXT[entity].toLowerCase();
  return {
    advance: `Akontacija ${wage.slice(0, -1)}e`,
    bonus: 'Bonus (stimulacija)',
    thirteenth: `13. ${wage}`,
    holidayBonus: 'Regres',
    contributions: 'Samo doprinosi, bez isplate',
    pay: 'Samo isplata, bez doprinosa i poreza',
  };
}

/** What a payout pays to each worker: `400,00 KM, s porezom i doprinosima` */
export function amountText({ kind, amount, share, isTaxed, untaxed }: Payout): string {
  if (kind === 'contributions') return isTaxed ? 'doprinosi i porez' : 'doprinosi bez poreza';
  return [
    amount !== undefined && formatMoney(amount),
    share !== undefined &&
      `${formatRate(share)} ${kind === 'advance' || kind === 'pay' ? 'od iznosa za isplatu' : 'od bruta'}`,
    amount === undefined && share === undefined && BY_COLUMN[kind],
    kind === 'advance' && isTaxed && 's porezom i doprinosima',
    untaxed !== undefined && `bez poreza ${formatMoney(untaxed)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const BY_COLUMN: Readonly<Partial<Record<PayoutKind, string>>> = {
  advance: 'po koloni „Akontacija (avans)“',
  bonus: 'po koloni „Stimulacija i drugo oporezivo“',
  thirteenth: 'po koloni „Stimulacija i drugo oporezivo“',
  pay: 'cijeli ostatak',
};

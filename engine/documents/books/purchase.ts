import * as z from 'zod/mini';
import { type Day, isDay } from '../../core/days/day.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import { readKept } from '../read-kept.ts';

/** The codes of a purchase in the book: standard, advance, import, other. */
export const PURCHASE_CODES = ['01', '03', '04', '05'] as const;
export type PurchaseCode = (typeof PURCHASE_CODES)[number];

export const PURCHASE_WORDS: Readonly<Record<PurchaseCode, string>> = {
  '01': 'Faktura',
  '03': 'Avans',
  '04': 'Uvoz',
  '05': 'Ostalo',
};

/** A received invoice or customs declaration, as typed. */
export interface Purchase {
  readonly code: PurchaseCode;
  readonly number: string;
  readonly date: Day;
  /** The day it was received, which decides its month. */
  readonly received: Day;
  readonly supplier: string;
  readonly seat: string;
  readonly pdvBroj: string;
  readonly jib: string;
  readonly base: Feninga;
  readonly vat: Feninga;
  /** The part of VAT that may be deducted. */
  readonly deductible: Feninga;
  /** The flat compensation of a farmer. */
  readonly flat: Feninga;
}

export const newPurchase = (received: Day): Purchase => ({
  code: '01',
  number: '',
  date: '',
  received,
  supplier: '',
  seat: '',
  pdvBroj: '',
  jib: '',
  base: 0,
  vat: 0,
  deductible: 0,
  flat: 0,
});

/** Feninga of either sign: a received credit note lowers a month. */
const LARGEST = 100_000_000_000;
const money = z.int().check(z.minimum(-LARGEST), z.maximum(LARGEST));

const purchaseSchema: z.ZodMiniType<Purchase> = z.object({
  code: z.enum(PURCHASE_CODES),
  number: z.string(),
  date: z.string(),
  received: z.string(),
  supplier: z.string(),
  seat: z.string(),
  pdvBroj: z.string(),
  jib: z.string(),
  base: money,
  vat: money,
  deductible: money,
  flat: money,
});

/** Parses a stored purchase; undefined when it is none. */
export const readPurchase = (value: unknown): Purchase | undefined =>
  readKept(purchaseSchema, newPurchase(''), value);

/** What a purchase still lacks or contradicts, as sentences by field. */
export function purchaseProblems(purchase: Purchase): Readonly<Partial<Record<keyof Purchase, string>>> {
  const { number, date, received, supplier, vat, deductible, base } = purchase;
  const isMore = Math.abs(deductible) > Math.abs(vat) || deductible * vat < 0;
  const isOpposite = vat !== 0 && base !== 0 && Math.sign(vat) !== Math.sign(base);
  return {
    ...(supplier.trim() === '' && { supplier: 'Upišite naziv dobavljača.' }),
    ...(number.trim() === '' && { number: 'Upišite broj fakture ili JCI.' }),
    ...(!isDay(date) && { date: 'Izaberite datum fakture.' }),
    ...(!isDay(received) && { received: 'Izaberite dan kad je faktura primljena.' }),
    ...(isDay(date) &&
      isDay(received) &&
      received < date && { received: 'Faktura je primljena prije nego što je izdata: ispravite datum.' }),
    ...(isMore && { deductible: 'Odbija se najviše PDV sa fakture.' }),
    ...(isOpposite && { vat: 'PDV i osnovica moraju imati isti predznak.' }),
  };
}

/** The purchases of a month, by the day of receipt. */
export const purchasesOf = (purchases: readonly Purchase[], month: string): readonly Purchase[] =>
  purchases
    .filter(({ received }) => received.startsWith(`${month}-`))
    .toSorted((a, b) => (a.received < b.received ? -1 : Number(a.received > b.received)));

/** The whole amount of a purchase. */
export const purchaseTotal = ({ base, vat, flat }: Purchase): Feninga => base + vat + flat;

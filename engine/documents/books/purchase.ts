import * as z from 'zod/mini';
import { type Day, isDay } from '../../core/days/day.ts';
import { isJsonObject } from '../../core/json-object.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import { plainName } from '../../core/text/letters.ts';
import { compact } from '../identifiers/digits.ts';
import { readStored } from '../read-stored.ts';
import { BOOK_CODES, type BookCode } from './book-codes.ts';

const CODE_LIST = '01-09';

/** What a final invoice deducts of an advance that was booked when it was received. */
export interface DeductedAdvance {
  /** The record of the advance. */
  readonly id: string;
  readonly base: Feninga;
  readonly vat: Feninga;
  readonly deductible: Feninga;
}

/** A received invoice or customs declaration, as it is booked: a final invoice less its advances. */
export interface Purchase {
  readonly code: BookCode;
  /** The list its code is of: records without it had only five kinds, where 05 was any other. */
  readonly codeList: typeof CODE_LIST;
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
  readonly advances: readonly DeductedAdvance[];
  /** The record of the purchase that a credit note lowers; empty while it is not known. */
  readonly lowers: string;
}

export const newPurchase = (received: Day): Purchase => ({
  code: '01',
  codeList: CODE_LIST,
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
  advances: [],
  lowers: '',
});

/** Feninga of either sign: a received credit note lowers a month. */
const LARGEST = 100_000_000_000;
const money = z.int().check(z.minimum(-LARGEST), z.maximum(LARGEST));

const purchaseSchema: z.ZodMiniType<Purchase> = z.object({
  code: z.enum(BOOK_CODES),
  codeList: z.literal(CODE_LIST),
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
  advances: z.array(z.object({ id: z.string(), base: money, vat: money, deductible: money })),
  lowers: z.string(),
});

/** Parses a stored purchase; undefined when it is none. */
export const readPurchase = (value: unknown): Purchase | undefined =>
  readStored(purchaseSchema, newPurchase(''), inNineKinds(value));

/** The fifth of five kinds is the ninth of nine: other. */
const inNineKinds = (value: unknown): unknown =>
  isJsonObject(value) && value.codeList === undefined && value.code === '05'
    ? { ...value, code: '09' }
    : value;

/** What a purchase still lacks or contradicts, as sentences by field. */
export function purchaseProblems(purchase: Purchase): Readonly<Partial<Record<keyof Purchase, string>>> {
  const { number, date, received, supplier, vat, deductible, base } = purchase;
  const isMore = Math.abs(deductible) > Math.abs(vat) || deductible * vat < 0;
  const isAboveBase = base !== 0 && Math.abs(vat) > Math.abs(base);
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
    ...(isAboveBase && { vat: 'PDV je veći od osnovice: provjerite oba iznosa.' }),
    ...(isOpposite && { vat: 'PDV i osnovica moraju imati isti predznak.' }),
  };
}

/** A service from abroad: the firm owes its VAT itself (ZPDV čl. 13). */
export const isReverseCharge = ({ code }: Purchase): boolean => code === '05';

/** What is unusual in a purchase, as sentences: it may be booked as it is. */
export function purchaseDoubts(purchase: Purchase): readonly string[] {
  const { code, base, vat, deductible, pdvBroj } = purchase;
  const doubts: readonly (readonly [boolean, string])[] = [
    [
      isReverseCharge(purchase) && vat === 0 && base !== 0,
      'Na uslugu iz inostranstva PDV obračunavate sami (čl. 13. Zakona o PDV): upišite ga.',
    ],
    [
      code === '01' && deductible !== 0 && compact(pdvBroj) === '',
      'Odbija se PDV, a dobavljač nema PDV broj: upišite ga, ili izaberite uvoz ili uslugu iz inostranstva.',
    ],
    [code === '01' && base < 0, 'Za primljeno knjižno odobrenje izaberite vrstu 06.'],
    [
      code === '06' && (base > 0 || vat > 0),
      'Primljeno odobrenje umanjuje odbitak: upišite iznose sa minusom.',
    ],
  ];
  return doubts.filter(([isSo]) => isSo).map(([, text]) => text);
}

/** What makes two records the same document: its supplier, number and year; undefined while one of them is missing. */
export function purchaseKey({ jib, pdvBroj, supplier, number, date }: Purchase): string | undefined {
  const from = compact(jib).slice(-LENGTH_OF_PDV) || compact(pdvBroj) || plainName(supplier);
  return from === '' || number.trim() === '' || !isDay(date)
    ? undefined
    : [from, compact(number), date.slice(0, 4)].join('|');
}

/** A PDV number is the end of the JIB of its holder. */
const LENGTH_OF_PDV = 12;

/** Purchases that are recorded more than once, each group from its first: VAT of one document is deducted once. */
export function repeatedPurchases(purchases: readonly Purchase[]): readonly (readonly Purchase[])[] {
  const groups = new Map<string, Purchase[]>();
  for (const purchase of purchases) {
    const key = purchaseKey(purchase);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), purchase]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** The purchases of a month, by the day of receipt. */
export const purchasesOf = (purchases: readonly Purchase[], month: string): readonly Purchase[] =>
  purchases
    .filter(({ received }) => received.startsWith(`${month}-`))
    .toSorted((a, b) => (a.received < b.received ? -1 : Number(a.received > b.received)));

/** The whole amount of a purchase. */
export const purchaseTotal = ({ base, vat, flat }: Purchase): Feninga => base + vat + flat;

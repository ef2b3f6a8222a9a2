import * as z from 'zod/mini';
import { isJsonObject } from '../../core/json-object.ts';
import { PPM } from '../../core/numbers/money.ts';
import { BOOK_CODES } from '../books/book-codes.ts';
import { readStored } from '../read-stored.ts';
import {
  type Advance,
  EXEMPTIONS,
  emptyParty,
  ID_TYPES,
  type Invoice,
  type Item,
  LATER_FIELDS,
  PAYMENT_WAYS,
  type Party,
} from './invoice.ts';
import { KINDS, wordsOf } from './kinds.ts';
import type { BuyerPayment } from './state.ts';

/** 999.999,9999 pieces at 9.999.999,9999 KM: beyond any sale, within the exact range of whole feninga. */
export const LARGEST_QUANTITY = 9_999_999_999;
export const LARGEST_PRICE = 99_999_999_999;
/** 100 KM for one unit of a currency. */
export const LARGEST_RATE = 100 * PPM;

/** About a megabyte of picture. */
const LONGEST_LOGO = 1_500_000;

/** PNG or JPEG by its first bytes as well as by its name; other kinds and external addresses are dropped. */
const LOGO = /^data:image\/(?:png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/)[A-Za-z0-9+/]*={0,2}$/;

/** True for a valid picture, or none. */
export const isLogo = (logo: string): boolean =>
  logo === '' || (logo.length <= LONGEST_LOGO && LOGO.test(logo));

/** Of any length: rejecting a text would lose everything stored with it. */
const text = z.string();
const wholeUpTo = (largest: number) => z.int().check(z.minimum(0), z.maximum(largest));
const wholeWithin = (largest: number) => z.int().check(z.minimum(-largest), z.maximum(largest));
/** A text outside the list becomes empty. */
const textThat = (isRight: (value: string) => boolean) =>
  z.pipe(
    z.string(),
    z.transform((value) => (isRight(value) ? value : '')),
  );
/** A day, or the text typed for one: an invalid day is shown as typed, and enters no document. */
const day = text;

const partySchema: z.ZodMiniType<Party> = z.object({
  name: text,
  idType: z.enum(ID_TYPES),
  idNumber: text,
  pdvBroj: text,
  address: text,
  drzava: z.string().check(z.regex(/^[A-Z]{2}$/)),
  uPdv: z.enum(['', 'da', 'ne']),
  eAdresa: text,
});

const texts = z.record(z.string(), text);
/** An invalid value becomes an empty record. */
const textsByName = z.pipe(
  z.unknown(),
  z.transform((value) => z.safeParse(texts, value).data ?? {}),
);

const itemSchema: z.ZodMiniType<Item> = z.object({
  sifra: text,
  description: text,
  jedinica: text,
  quantity: wholeWithin(LARGEST_QUANTITY),
  price: wholeUpTo(LARGEST_PRICE),
  discountRate: wholeUpTo(PPM),
  taxRate: wholeUpTo(PPM),
  unread: z.optional(textsByName),
});

const corrected = { id: z.optional(text), broj: text, datum: day };
const advanceSchema: z.ZodMiniType<Advance> = z.object({
  ...corrected,
  parts: z.array(z.object({ taxRate: wholeUpTo(PPM), total: wholeWithin(LARGEST_PRICE) })),
});

/** Parties and items are read separately. */
type Facts = Omit<Invoice, 'company' | 'customer' | 'items'>;

const factsSchema: z.ZodMiniType<Facts> = z.object({
  id: text,
  vrsta: z.enum(KINDS),
  ispravlja: z.nullable(z.object(corrected)),
  iz: z.nullable(z.object({ ...corrected, vrsta: z.enum(KINDS) })),
  avansi: z.array(advanceSchema),
  pdvObveznik: z.boolean(),
  brojFakture: text,
  datum: day,
  mjesto: text,
  datumIsporuke: day,
  periodOd: day,
  periodDo: day,
  rokPlacanja: day,
  racun: text,
  pozivNaBroj: text,
  nacinPlacanja: z.enum(PAYMENT_WAYS),
  referencaKupca: text,
  narudzba: text,
  brojOtpremnice: text,
  fiskalniRacun: text,
  cijeneSaPdv: z.boolean(),
  popust: wholeUpTo(PPM),
  valuta: z.string().check(z.regex(/^[A-Z]{3}$/)),
  kurs: wholeUpTo(LARGEST_RATE),
  osnovBezPdv: z.enum(['', ...EXEMPTIONS]),
  clanOslobodjenja: text,
  napomena: text,
  razlogIspravke: text,
  logo: textThat(isLogo),
  vrstaKnjige: z.enum(['', ...BOOK_CODES]),
  jci: z.nullable(z.object(corrected)),
  bic: text,
  unread: z.optional(textsByName),
});

const emptyFacts: Facts = {
  ...LATER_FIELDS,
  ispravlja: null,
  pdvObveznik: true,
  brojFakture: '',
  datum: '',
  mjesto: '',
  datumIsporuke: '',
  rokPlacanja: '',
  racun: '',
  pozivNaBroj: '',
  referencaKupca: '',
  clanOslobodjenja: '',
  napomena: '',
  logo: '',
};

/** A document stored before kinds is a credit note when it corrects an invoice. */
const beforeKinds = ({ ispravlja }: Readonly<Record<string, unknown>>): Facts => ({
  ...emptyFacts,
  vrsta: ispravlja ? 'odobrenje' : 'faktura',
});

export const readParty = (value: unknown): Party | undefined => readStored(partySchema, emptyParty, value);

const paymentSchema: z.ZodMiniType<BuyerPayment> = z.object({
  za: z.object({ ...corrected, vrsta: z.enum(KINDS) }),
  dan: day,
  iznos: wholeWithin(LARGEST_PRICE),
  izvod: z.optional(text),
});

/** A payment of a buyer; undefined when it is none. */
export const readPayment = (value: unknown): BuyerPayment | undefined => readStored(paymentSchema, {}, value);

export const readItem = (value: unknown): Item | undefined =>
  readStored(itemSchema, { sifra: '', description: '', jedinica: '', discountRate: 0 }, value);

/** Exactly the kinds that correct an invoice name one. */
const correctedBy = ({ vrsta, ispravlja }: Facts): Facts['ispravlja'] =>
  wordsOf({ vrsta }).corrects ? (ispravlja ?? { broj: '', datum: '' }) : null;

/**
 * Input from outside the program: a file, or a record stored by any version. Missing fields have defaults, so a later field makes nothing
 * unreadable; undefined only when it is no invoice, or one of its figures is unreliable.
 */
export function readInvoice(value: unknown): Invoice | undefined {
  const facts: (Facts & Partial<Record<keyof Invoice, unknown>>) | undefined = readStored(
    factsSchema,
    isJsonObject(value) ? beforeKinds(value) : emptyFacts,
    value,
  );
  if (facts === undefined || !Array.isArray(facts.items)) return undefined;
  const [company, customer] = [readParty(facts.company ?? {}), readParty(facts.customer ?? {})];
  const items = facts.items.map(readItem);
  if (!company || !customer || !items.every((item) => item !== undefined)) return undefined;
  return { ...facts, ispravlja: correctedBy(facts), company, customer, items };
}

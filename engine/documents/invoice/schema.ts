import * as z from 'zod/mini';
import { PPM } from '../../core/numbers/money.ts';
import { readKept } from '../read-kept.ts';
import { emptyParty, ID_TYPES, type Invoice, type Item, type Party } from './invoice.ts';

/** 999.999,9999 pieces at 9.999.999,9999 KM: beyond any sale, within the exact range of whole feninga. */
export const LARGEST_QUANTITY = 9_999_999_999;
export const LARGEST_PRICE = 99_999_999_999;

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
  eAdresa: text,
});

const texts = z.record(z.string(), text);
/** An invalid value becomes an empty record. */
const textsByName = z.pipe(
  z.unknown(),
  z.transform((value) => z.safeParse(texts, value).data ?? {}),
);

const itemSchema: z.ZodMiniType<Item> = z.object({
  description: text,
  jedinica: text,
  quantity: wholeUpTo(LARGEST_QUANTITY),
  price: wholeUpTo(LARGEST_PRICE),
  discountRate: wholeUpTo(PPM),
  taxRate: wholeUpTo(PPM),
  unread: z.optional(textsByName),
});

/** Parties and items are read separately. */
type Facts = Omit<Invoice, 'company' | 'customer' | 'items'>;

const factsSchema: z.ZodMiniType<Facts> = z.object({
  ispravlja: z.nullable(z.object({ broj: text, datum: day })),
  pdvObveznik: z.boolean(),
  brojFakture: text,
  datum: day,
  mjesto: text,
  datumIsporuke: day,
  rokPlacanja: day,
  racun: text,
  pozivNaBroj: text,
  referencaKupca: text,
  clanOslobodjenja: text,
  napomena: text,
  logo: textThat(isLogo),
});

const emptyFacts: Facts = {
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

export const readParty = (value: unknown): Party | undefined => readKept(partySchema, emptyParty, value);

export const readItem = (value: unknown): Item | undefined =>
  readKept(itemSchema, { description: '', jedinica: '', discountRate: 0 }, value);

/**
 * Input from outside the program: a file, or a record stored by any version. Missing fields have defaults, so a later field makes nothing
 * unreadable; undefined only when it is no invoice, or one of its figures is unreliable.
 */
export function readInvoice(value: unknown): Invoice | undefined {
  const facts: (Facts & Partial<Record<keyof Invoice, unknown>>) | undefined = readKept(
    factsSchema,
    emptyFacts,
    value,
  );
  if (facts === undefined || !Array.isArray(facts.items)) return undefined;
  const [company, customer] = [readParty(facts.company ?? {}), readParty(facts.customer ?? {})];
  const items = facts.items.map(readItem);
  if (!company || !customer || !items.every((item) => item !== undefined)) return undefined;
  return { ...facts, company, customer, items };
}

import * as z from 'zod/mini';
import { PPM } from '../../core/numbers/money.ts';
import { readKept } from '../read-kept.ts';
import { emptyParty, ID_TYPES, type Invoice, type Item, type Party } from './invoice.ts';

/** 999.999,9999 pieces at 9.999.999,9999 KM: beyond what is sold, within what whole feninga hold exactly. */
export const LARGEST_QUANTITY = 9_999_999_999;
export const LARGEST_PRICE = 99_999_999_999;

/** About a megabyte of picture. */
const LONGEST_LOGO = 1_500_000;

/** PNG or JPEG by its first bytes as well as by its name; a picture of any other kind, or from an address, is left out. */
const LOGO = /^data:image\/(?:png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/)[A-Za-z0-9+/]*={0,2}$/;

/** True of a picture an invoice may carry, or of none. */
export const isLogo = (logo: string): boolean =>
  logo === '' || (logo.length <= LONGEST_LOGO && LOGO.test(logo));

/** Of any length: whatever could be typed must be read back, or everything kept beside it would be lost with it. */
const text = z.string();
const wholeUpTo = (largest: number) => z.int().check(z.minimum(0), z.maximum(largest));
/** A text that is none of the kind comes back empty. */
const textThat = (isRight: (value: string) => boolean) =>
  z.pipe(
    z.string(),
    z.transform((value) => (isRight(value) ? value : '')),
  );
/** A day, or what was typed for one: what cannot be read as a day is shown as it stands, and enters no document. */
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
/** What is no such thing comes back without any. */
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

/** Who and what stand on it are read by themselves. */
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
 * What comes from outside the program: a file, or what any version kept. A field that is missing has its default, so a
 * field added later makes nothing unreadable; undefined only when what stands there is no invoice, or a figure of it is
 * none that could be relied on.
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

import * as z from 'zod/mini';
import { isDay } from '../../kernel/day.ts';
import { PPM } from '../../kernel/money.ts';
import { ID_TYPES, type Invoice, type Item, type Party } from './invoice.ts';

/** 999.999,9999 pieces at 9.999.999,9999 KM: beyond what is sold, within what whole feninga hold exactly. */
export const LARGEST_QUANTITY = 9_999_999_999;
export const LARGEST_PRICE = 99_999_999_999;

/** About a megabyte of picture. */
const LONGEST_LOGO = 1_500_000;

/** Of any length: whatever could be typed must be read back, or everything kept beside it would be lost with it. */
const text = z.string();
const wholeUpTo = (largest: number) => z.int().check(z.minimum(0), z.maximum(largest));
/** A date field lets a year of five digits through; such a day comes back empty. */
const day = z.pipe(
  z.string(),
  z.transform((value) => (isDay(value) ? value : '')),
);

const partySchema: z.ZodMiniType<Party> = z.object({
  name: text,
  idType: z.enum(ID_TYPES),
  idNumber: text,
  pdvBroj: text,
  address: text,
  drzava: z.string().check(z.regex(/^[A-Z]{2}$/)),
});

const itemSchema: z.ZodMiniType<Item> = z.object({
  description: text,
  jedinica: text,
  quantity: wholeUpTo(LARGEST_QUANTITY),
  price: wholeUpTo(LARGEST_PRICE),
  discountRate: wholeUpTo(PPM),
  taxRate: wholeUpTo(PPM),
});

/** For what comes from outside the program: a file, or a draft an older version left. */
export const invoiceSchema: z.ZodMiniType<Invoice> = z.object({
  pdvObveznik: z.boolean(),
  brojFakture: text,
  datum: day,
  mjesto: text,
  datumIsporuke: day,
  rokPlacanja: day,
  racun: text,
  pozivNaBroj: text,
  company: partySchema,
  customer: partySchema,
  items: z.array(itemSchema),
  clanOslobodjenja: text,
  napomena: text,
  logo: z.string().check(z.maxLength(LONGEST_LOGO)),
});

export const partiesSchema: z.ZodMiniType<readonly Party[]> = z.array(partySchema);
export const itemsSchema: z.ZodMiniType<readonly Item[]> = z.array(itemSchema);
export const invoicesSchema: z.ZodMiniType<readonly Invoice[]> = z.array(invoiceSchema);

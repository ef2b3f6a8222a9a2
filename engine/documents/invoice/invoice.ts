import type { Day } from '../../core/days/day.ts';
import { changeOn } from '../../core/law.ts';
import { type Feninga, PPM, type Ppm } from '../../core/numbers/money.ts';
import { kurs_eura } from '../../law/bih/currency.ts';
import { pdv } from '../../law/bih/vat.ts';
import type { BookCode } from '../books/book-codes.ts';
import { EURO, KM } from '../currency.ts';
import { compact } from '../identifiers/digits.ts';
import { HOME } from '../typed-text.ts';
import { type InvoiceKind, wordsOf } from './kinds.ts';

/**
 * Quantities (1,5 h = 15000) and unit prices (0,1250 KM = 1250), in ten-thousandths: price lists of fuel, energy and telephony have four
 * decimals. Every total is in whole feninga.
 */
export type TenThousandths = number;
export const TEN_THOUSANDTHS = 10_000;

export const ID_TYPES = ['JMBG', 'PIB', 'JIB'] as const;
type IdType = (typeof ID_TYPES)[number];

export interface Party {
  readonly name: string;
  readonly idType: IdType;
  readonly idNumber: string;
  /** 12 digits; a party whose `idType` is PIB may leave it empty. */
  readonly pdvBroj: string;
  readonly address: string;
  /** ISO 3166-1, two letters. */
  readonly drzava: string;
  /** Whether a party with a JIB is in the VAT system: `da`, `ne`, or empty while unknown and there is no number. */
  readonly uPdv: '' | 'da' | 'ne';
  /** The electronic address of the party: scheme and number, `9924:403711250001`. */
  readonly eAdresa: string;
}

export interface Item {
  /** The seller's code of the item; may be empty. */
  readonly sifra: string;
  readonly description: string;
  /** `kom`, `h`, `kg`…; free text, may be empty. */
  readonly jedinica: string;
  readonly quantity: TenThousandths;
  readonly price: TenThousandths;
  readonly discountRate: Ppm;
  readonly taxRate: Ppm;
  /** Typed texts that are no figure and so count as none, by the name of the figure. */
  readonly unread?: Readonly<Record<string, string>> | undefined;
}

/** The invoice that a credit note, a debit note or a storno corrects. */
export interface Corrected {
  /** The identity of that document; missing when its number was typed, or by versions before identities. */
  readonly id?: string | undefined;
  readonly broj: string;
  readonly datum: Day;
}

/** The document from which this one was made. */
export interface Origin extends Corrected {
  readonly vrsta: InvoiceKind;
}

/** The part of an advance at one rate, with VAT. */
export interface AdvancePart {
  readonly taxRate: Ppm;
  readonly total: Feninga;
}

/** An advance invoice that a final invoice deducts. */
export interface Advance extends Corrected {
  readonly parts: readonly AdvancePart[];
}

export const PAYMENT_WAYS = ['', 'virman', 'gotovina', 'kartica'] as const;
type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** Why a row has no VAT. The law of BiH has no zero rate, so UBL category Z is never used. */
export const EXEMPTIONS = ['oslobodjeno', 'izvoz', 'prenos', 'mjesto'] as const;
export type Exemption = (typeof EXEMPTIONS)[number];

/** A document of a business as typed. Texts and days may be empty; nothing here is validated. */
export interface Invoice {
  /** Given when the document is begun, and never made of what is typed; empty only before that. */
  readonly id: string;
  readonly vrsta: InvoiceKind;
  /** The corrected invoice, for the kinds that correct one; their amounts are positive, those of a storno negative. */
  readonly ispravlja: Corrected | null;
  /** The document before it in the chain. */
  readonly iz: Origin | null;
  /** The deducted advances of a final invoice. */
  readonly avansi: readonly Advance[];
  readonly pdvObveznik: boolean;
  readonly brojFakture: string;
  readonly datum: Day;
  readonly mjesto: string;
  readonly datumIsporuke: Day;
  /** The period of a service that lasts. */
  readonly periodOd: Day;
  readonly periodDo: Day;
  /** For an offer, the day until which it holds. */
  readonly rokPlacanja: Day;
  readonly racun: string;
  readonly pozivNaBroj: string;
  readonly nacinPlacanja: PaymentWay;
  /** The buyer's reference: a department, a person. */
  readonly referencaKupca: string;
  readonly narudzba: string;
  readonly brojOtpremnice: string;
  /** Of the fiscal receipt issued for it. */
  readonly fiskalniRacun: string;
  readonly company: Party;
  readonly customer: Party;
  readonly items: readonly Item[];
  /** Prices, discounts and advances include VAT. */
  readonly cijeneSaPdv: boolean;
  /** A discount of the whole. */
  readonly popust: Ppm;
  /** ISO 4217. */
  readonly valuta: string;
  /** KM for one unit of the currency. */
  readonly kurs: Ppm;
  /** The reason for a rate of 0 %; empty: it follows from the country of the buyer. */
  readonly osnovBezPdv: Exemption | '';
  /** The article of the VAT law for a rate of 0 %. */
  readonly clanOslobodjenja: string;
  readonly napomena: string;
  /** Why an issued document was issued again; empty for the first version. */
  readonly razlogIspravke: string;
  /** PNG or JPEG as a `data:` URL, or empty. */
  readonly logo: string;
  /** Its kind in the book of sales; empty: as follows from the document. */
  readonly vrstaKnjige: BookCode | '';
  /** The customs declaration of an export. */
  readonly jci: Corrected | null;
  /** The bank of the account, for payments from abroad. */
  readonly bic: string;
  /** Typed texts that are no figure and so count as none, by the name of the figure. */
  readonly unread?: Readonly<Record<string, string>> | undefined;
}

export const emptyParty: Party = {
  name: '',
  idType: 'JMBG',
  idNumber: '',
  pdvBroj: '',
  address: '',
  uPdv: '',
  drzava: HOME,
  eAdresa: '',
};

/** Nothing of the party is typed. */
export const isEmptyParty = ({ name, idNumber, pdvBroj, address, eAdresa }: Party): boolean =>
  [name, idNumber, pdvBroj, address, eAdresa].every((text) => text.trim() === '');

/** Fields that documents of earlier versions lack. */
export const LATER_FIELDS = {
  id: '',
  razlogIspravke: '',
  vrsta: 'faktura',
  iz: null,
  avansi: [],
  periodOd: '',
  periodDo: '',
  nacinPlacanja: '',
  narudzba: '',
  brojOtpremnice: '',
  fiskalniRacun: '',
  cijeneSaPdv: false,
  popust: 0,
  valuta: KM,
  kurs: PPM,
  osnovBezPdv: '',
  vrstaKnjige: '',
  jci: null,
  bic: '',
} as const satisfies Partial<Invoice>;

/** A new row, with the VAT rate of that day. */
export const newItem = (datum: Day): Item => ({
  sifra: '',
  description: '',
  jedinica: '',
  quantity: TEN_THOUSANDTHS,
  price: 0,
  discountRate: 0,
  taxRate: changeOn(pdv, datum)?.vrijednost.stopa ?? 0,
});

export const newInvoice = (datum: Day): Invoice => ({
  ...LATER_FIELDS,
  ispravlja: null,
  pdvObveznik: true,
  brojFakture: '',
  datum,
  mjesto: '',
  datumIsporuke: '',
  rokPlacanja: '',
  racun: '',
  pozivNaBroj: '',
  referencaKupca: '',
  company: { ...emptyParty, idType: 'JIB' },
  customer: { ...emptyParty, idType: 'JIB' },
  items: [newItem(datum)],
  clanOslobodjenja: '',
  napomena: '',
  logo: '',
});

/** The PDV number, from either field. */
export const pdvNumberOf = ({ pdvBroj, idType, idNumber }: Party): string =>
  pdvBroj || (idType === 'PIB' ? idNumber : '');

/** The VAT number by which a buyer is booked: none for one outside the VAT system; for one inside, at least its JIB without the 4. */
export function vatNumberOf(party: Party): string {
  if (party.uPdv === 'ne') return '';
  const typed = compact(pdvNumberOf(party));
  return typed === '' && party.uPdv === 'da' ? vatNumberOfJib(party) : typed;
}

/** The VAT number that a JIB of a head office contains; empty when it has none. */
export const vatNumberOfJib = ({ idType, idNumber }: Pick<Party, 'idType' | 'idNumber'>): string =>
  idType === 'JIB' && /^4\d{12}$/.test(compact(idNumber)) ? compact(idNumber).slice(1) : '';

/** Whether it matters for the books if the buyer is in the VAT system: a buyer in BiH with a JIB, of a seller inside it. */
export const hasVatStatus = ({ vrsta, pdvObveznik, customer }: Invoice): boolean =>
  wordsOf({ vrsta }).isPriced &&
  pdvObveznik &&
  customer.drzava === HOME &&
  customer.idType === 'JIB' &&
  compact(customer.idNumber) !== '';

/** Whether the buyer pays from another country or in another currency. */
export const isPaidFromAbroad = ({ customer, valuta }: Pick<Invoice, 'customer' | 'valuta'>): boolean =>
  customer.drzava !== HOME || valuta !== KM;

/** Whether it must cite the article by which no VAT is charged. */
export const hasExemptItem = ({ vrsta, pdvObveznik, items }: Invoice): boolean =>
  wordsOf({ vrsta }).isPriced && pdvObveznik && items.some(({ taxRate }) => taxRate === 0);

/** The rate offered for a currency: fixed for the euro, typed for any other. */
export function offeredRate(valuta: string, datum: Day): Ppm {
  if (valuta === KM) return PPM;
  return valuta === EURO ? (changeOn(kurs_eura, datum)?.vrijednost.kurs ?? 0) : 0;
}

/** UN/ECE Recommendation 20 codes of common units on invoices. */
export const UNIT_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kom: 'H87',
    komad: 'H87',
    h: 'HUR',
    sat: 'HUR',
    sati: 'HUR',
    dan: 'DAY',
    dana: 'DAY',
    mj: 'MON',
    mjesec: 'MON',
    mjeseci: 'MON',
    god: 'ANN',
    godina: 'ANN',
    g: 'GRM',
    kg: 'KGM',
    t: 'TNE',
    m: 'MTR',
    km: 'KMT',
    m2: 'MTK',
    'm²': 'MTK',
    m3: 'MTQ',
    'm³': 'MTQ',
    l: 'LTR',
    kwh: 'KWH',
    par: 'PR',
    set: 'SET',
  }),
);

/** `one`: an item without a unit. */
const ONE = 'C62';

/** The code of a unit, with or without the point of an abbreviation; an unknown unit has the code of a piece. */
export const unitCode = (unit: string): string =>
  UNIT_CODES.get(unit.toLowerCase().replace(/\.$/, '')) ?? ONE;

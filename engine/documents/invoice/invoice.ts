import type { Day } from '../../core/days/day.ts';
import { changeOn } from '../../core/law.ts';
import type { Ppm } from '../../core/numbers/money.ts';
import { pdv } from '../../law/bih/vat.ts';
import { HOME } from '../typed-text.ts';

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
  /** The electronic address of the party: scheme and number, `9924:403711250001`. */
  readonly eAdresa: string;
}

export interface Item {
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

/** The invoice that a credit note corrects. */
export interface Corrected {
  readonly broj: string;
  readonly datum: Day;
}

/** An invoice or credit note as typed. Texts and days may be empty; nothing here is validated. */
export interface Invoice {
  /** For a credit note: the invoice it corrects. Its amounts are positive, as those of the invoice. Null for an invoice. */
  readonly ispravlja: Corrected | null;
  readonly pdvObveznik: boolean;
  readonly brojFakture: string;
  readonly datum: Day;
  readonly mjesto: string;
  readonly datumIsporuke: Day;
  readonly rokPlacanja: Day;
  readonly racun: string;
  readonly pozivNaBroj: string;
  /** The buyer's reference: an order, a department, a person. */
  readonly referencaKupca: string;
  readonly company: Party;
  readonly customer: Party;
  readonly items: readonly Item[];
  /** The article of the VAT law for a rate of 0 %. */
  readonly clanOslobodjenja: string;
  readonly napomena: string;
  /** PNG or JPEG as a `data:` URL, or empty. */
  readonly logo: string;
}

export const emptyParty: Party = {
  name: '',
  idType: 'JMBG',
  idNumber: '',
  pdvBroj: '',
  address: '',
  drzava: HOME,
  eAdresa: '',
};

/** A new row, with the VAT rate of that day. */
export const newItem = (datum: Day): Item => ({
  description: '',
  jedinica: '',
  quantity: TEN_THOUSANDTHS,
  price: 0,
  discountRate: 0,
  taxRate: changeOn(pdv, datum)?.vrijednost.stopa ?? 0,
});

export const newInvoice = (datum: Day): Invoice => ({
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
  company: emptyParty,
  customer: emptyParty,
  items: [newItem(datum)],
  clanOslobodjenja: '',
  napomena: '',
  logo: '',
});

/** The PDV number, from either field. */
export const pdvNumberOf = ({ pdvBroj, idType, idNumber }: Party): string =>
  pdvBroj || (idType === 'PIB' ? idNumber : '');

/** Whether it must cite the article by which no VAT is charged. */
export const hasExemptItem = ({ pdvObveznik, items }: Invoice): boolean =>
  pdvObveznik && items.some(({ taxRate }) => taxRate === 0);

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

/** The words of a document for itself and its contents. */
interface Words {
  readonly title: string;
  /** The start of its file name, and the default for a missing number. */
  readonly file: string;
  readonly unnumbered: string;
  readonly number: string;
  readonly items: string;
  readonly payable: string;
}

const INVOICE: Words = {
  title: 'Faktura',
  file: 'faktura',
  unnumbered: 'nova',
  number: 'Broj fakture',
  items: 'Stavke fakture',
  payable: 'Ukupno za platiti',
};

const CREDIT_NOTE: Words = {
  title: 'Knjižno odobrenje',
  file: 'odobrenje',
  unnumbered: 'novo',
  number: 'Broj odobrenja',
  items: 'Stavke odobrenja',
  payable: 'Ukupno odobreno',
};

/** The only differences between an invoice and a credit note. */
export const wordsOf = ({ ispravlja }: Pick<Invoice, 'ispravlja'>): Words =>
  ispravlja ? CREDIT_NOTE : INVOICE;

/** A new invoice copied from an earlier one, with its own number and day; other dates are empty. */
export const copyInvoice = (invoice: Invoice, brojFakture: string, datum: Day): Invoice => ({
  ...invoice,
  brojFakture,
  datum,
  datumIsporuke: '',
  rokPlacanja: '',
});

/** A credit note with all items of an invoice; the user removes items that are not credited. */
export const creditNoteOf = (invoice: Invoice, brojFakture: string, datum: Day): Invoice => ({
  ...copyInvoice(invoice, brojFakture, datum),
  ispravlja: { broj: invoice.brojFakture, datum: invoice.datum },
  napomena: '',
});

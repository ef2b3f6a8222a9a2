import type { Day } from '../../core/days/day.ts';
import { changeOn } from '../../core/law.ts';
import type { Ppm } from '../../core/numbers/money.ts';
import { pdv } from '../../law/bih/vat.ts';
import { HOME } from '../typed-text.ts';

/**
 * Quantities (1,5 h = 15000) and unit prices (0,1250 KM = 1250), in ten-thousandths: four decimals are what price lists of
 * fuel, energy and telephony use. Everything a person pays is whole feninga.
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
  /** Where electronic invoices reach the party: scheme and number, `9924:403711250001`. */
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
  /** What was typed for a figure that is not understood, and so counts as none, by the name of the figure. */
  readonly unread?: Readonly<Record<string, string>> | undefined;
}

/** The invoice a credit note lowers. */
export interface Corrected {
  readonly broj: string;
  readonly datum: Day;
}

/** An invoice as it is typed, or a credit note. Texts may be empty and days too; nothing here is checked. */
export interface Invoice {
  /** Of a credit note: what it lowers. Its amounts are positive, as those of the invoice are. Null for an invoice. */
  readonly ispravlja: Corrected | null;
  readonly pdvObveznik: boolean;
  readonly brojFakture: string;
  readonly datum: Day;
  readonly mjesto: string;
  readonly datumIsporuke: Day;
  readonly rokPlacanja: Day;
  readonly racun: string;
  readonly pozivNaBroj: string;
  /** What the buyer asked to see on the invoice: an order, a department, a person. */
  readonly referencaKupca: string;
  readonly company: Party;
  readonly customer: Party;
  readonly items: readonly Item[];
  /** The article of the VAT law on which a rate of 0 % rests. */
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

/** The PDV number, wherever it was written. */
export const pdvNumberOf = ({ pdvBroj, idType, idNumber }: Party): string =>
  pdvBroj || (idType === 'PIB' ? idNumber : '');

/** Whether it has to say by which article no VAT is charged. */
export const hasExemptItem = ({ pdvObveznik, items }: Invoice): boolean =>
  pdvObveznik && items.some(({ taxRate }) => taxRate === 0);

/** UN/ECE Recommendation 20 codes of the units people write on invoices. */
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

/** `one` of something that has no unit of its own. */
const ONE = 'C62';

/** The code of a unit, with or without the point of an abbreviation; of an unknown one that of a piece. */
export const unitCode = (unit: string): string =>
  UNIT_CODES.get(unit.toLowerCase().replace(/\.$/, '')) ?? ONE;

/** What a document calls itself and what is on it. */
interface Words {
  readonly title: string;
  /** With which its file begins, and what stands for its number while there is none. */
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

/** An invoice and a credit note are one document but for these. */
export const wordsOf = ({ ispravlja }: Pick<Invoice, 'ispravlja'>): Words =>
  ispravlja ? CREDIT_NOTE : INVOICE;

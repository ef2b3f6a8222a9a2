/** The kinds of documents a business issues to a buyer, in the order of a sale. */
export const KINDS = [
  'faktura',
  'predracun',
  'ponuda',
  'avans',
  'konacna',
  'odobrenje',
  'zaduzenje',
  'storno',
  'otpremnica',
] as const;
export type InvoiceKind = (typeof KINDS)[number];

/** The words of a kind for itself and its contents, and what it does. */
interface KindFacts {
  readonly title: string;
  /** The start of its file name, and the default for a missing number. */
  readonly file: string;
  readonly unnumbered: string;
  readonly number: string;
  readonly items: string;
  readonly payable: string;
  /** In a sentence: `Na fakturi još nedostaje`. */
  readonly locative: string;
  /** The start of its first number; kinds of one start are numbered together. */
  readonly prefix: string;
  /** Amounts are stated. A delivery note has none. */
  readonly isPriced: boolean;
  /** A row may be returned goods or a reversal. */
  readonly allowsNegative: boolean;
  /** It corrects an issued invoice, which it names. */
  readonly corrects: boolean;
  /** Its effect on the debt of the buyer: an invoice adds, a credit note lowers. A storno has negative amounts of its own. */
  readonly debt: -1 | 0 | 1;
  /** Whether it is entered in the books of VAT, and with which sign. */
  readonly booked: -1 | 0 | 1;
  /** UNTDID 1001 of its XML; empty for a kind that is no invoice. */
  readonly ublCode: string;
}

const INVOICE: KindFacts = {
  title: 'Faktura',
  file: 'faktura',
  unnumbered: 'nova',
  number: 'Broj fakture',
  items: 'Stavke fakture',
  payable: 'Ukupno za platiti',
  locative: 'na fakturi',
  prefix: '',
  isPriced: true,
  allowsNegative: true,
  corrects: false,
  debt: 1,
  booked: 1,
  ublCode: '380',
};

/** An offer: nothing is owed or booked yet. */
const OFFER = { allowsNegative: false, debt: 0, booked: 0 } as const;

export const KIND_FACTS: Readonly<Record<InvoiceKind, KindFacts>> = {
  faktura: INVOICE,
  predracun: {
    ...INVOICE,
    ...OFFER,
    title: 'Predračun',
    file: 'predracun',
    unnumbered: 'novi',
    number: 'Broj predračuna',
    items: 'Stavke predračuna',
    locative: 'na predračunu',
    prefix: 'P-',
    ublCode: '325',
  },
  ponuda: {
    ...INVOICE,
    ...OFFER,
    title: 'Ponuda',
    file: 'ponuda',
    number: 'Broj ponude',
    items: 'Stavke ponude',
    payable: 'Ukupno',
    locative: 'na ponudi',
    prefix: 'PON-',
    ublCode: '',
  },
  avans: {
    ...INVOICE,
    title: 'Avansna faktura',
    file: 'avans',
    number: 'Broj avansne fakture',
    items: 'Stavke avansne fakture',
    payable: 'Ukupno primljeni avans',
    locative: 'na avansnoj fakturi',
    prefix: 'A-',
    allowsNegative: false,
    // It is issued for money already received.
    debt: 0,
    ublCode: '386',
  },
  konacna: { ...INVOICE, title: 'Konačna faktura', items: 'Stavke konačne fakture' },
  odobrenje: {
    ...INVOICE,
    title: 'Knjižno odobrenje',
    file: 'odobrenje',
    unnumbered: 'novo',
    number: 'Broj odobrenja',
    items: 'Stavke odobrenja',
    payable: 'Ukupno odobreno',
    locative: 'na odobrenju',
    prefix: 'KO-',
    allowsNegative: false,
    corrects: true,
    debt: -1,
    booked: -1,
    ublCode: '381',
  },
  zaduzenje: {
    ...INVOICE,
    title: 'Knjižno zaduženje',
    file: 'zaduzenje',
    unnumbered: 'novo',
    number: 'Broj zaduženja',
    items: 'Stavke zaduženja',
    locative: 'na zaduženju',
    prefix: 'KZ-',
    allowsNegative: false,
    corrects: true,
    ublCode: '383',
  },
  storno: {
    ...INVOICE,
    title: 'Storno fakture',
    file: 'storno',
    unnumbered: 'novi',
    number: 'Broj storna',
    items: 'Stavke storna',
    payable: 'Ukupno stornirano',
    locative: 'na stornu',
    prefix: 'S-',
    corrects: true,
  },
  otpremnica: {
    ...INVOICE,
    ...OFFER,
    title: 'Otpremnica',
    file: 'otpremnica',
    number: 'Broj otpremnice',
    items: 'Stavke otpremnice',
    payable: '',
    locative: 'na otpremnici',
    prefix: 'O-',
    isPriced: false,
    ublCode: '',
  },
};

/** What a buyer accepts before there is an invoice: an advance is received for it. */
export const OFFER_KINDS: ReadonlySet<InvoiceKind> = new Set(['predracun', 'ponuda']);

/** What is made from a kind with one press, likeliest first. */
export const NEXT_KINDS: Readonly<Record<InvoiceKind, readonly InvoiceKind[]>> = {
  ponuda: ['predracun', 'faktura', 'avans', 'konacna'],
  predracun: ['faktura', 'avans', 'konacna', 'otpremnica'],
  avans: ['konacna', 'odobrenje', 'storno'],
  otpremnica: ['faktura'],
  faktura: ['odobrenje', 'zaduzenje', 'storno', 'otpremnica'],
  konacna: ['odobrenje', 'zaduzenje', 'storno', 'otpremnica'],
  odobrenje: [],
  zaduzenje: ['storno'],
  storno: [],
};

/** The facts of the kind of a document. */
export const wordsOf = ({ vrsta }: { readonly vrsta: InvoiceKind }): KindFacts => KIND_FACTS[vrsta];

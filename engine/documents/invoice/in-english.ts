import { amountInEnglish } from '../amount-in-words/amount-in-english.ts';
import type { Block, Document, Meta, Table, Text } from '../blocks.ts';
import { COUNTRIES } from '../countries.ts';
import { NOT_IN_VAT_SYSTEM } from './document.ts';
import { articleInEnglish } from './english-article.ts';
import { withEnglishForm } from './english-form.ts';
import { type InvoiceKind, KIND_FACTS, KINDS } from './kinds.ts';

/** The languages of an invoice. Bilingual: the Bosnian word, then the English one. English may have its figures and dates in English form. */
export const INVOICE_LANGUAGES = ['bs', 'bs-en', 'en', 'en-form'] as const;
export type InvoiceLanguage = (typeof INVOICE_LANGUAGES)[number];

/** A kind, the word it has in the name of its number, and its items. */
interface EnglishKind {
  readonly title: string;
  readonly number: string;
  readonly items: string;
}

const INVOICE: EnglishKind = {
  title: 'Invoice',
  number: 'Invoice no.',
  items: 'Items of the invoice',
};

const ENGLISH_KINDS: Readonly<Record<InvoiceKind, EnglishKind>> = {
  faktura: INVOICE,
  predracun: {
    title: 'Pro forma invoice',
    number: 'Pro forma invoice no.',
    items: 'Items of the pro forma invoice',
  },
  ponuda: { title: 'Offer', number: 'Offer no.', items: 'Items of the offer' },
  avans: {
    title: 'Advance invoice',
    number: 'Advance invoice no.',
    items: 'Items of the advance invoice',
  },
  konacna: { ...INVOICE, title: 'Final invoice', items: 'Items of the final invoice' },
  odobrenje: { title: 'Credit note', number: 'Credit note no.', items: 'Items of the credit note' },
  zaduzenje: { title: 'Debit note', number: 'Debit note no.', items: 'Items of the debit note' },
  storno: {
    title: 'Cancellation of invoice',
    number: 'Cancellation no.',
    items: 'Items of the cancellation',
  },
  otpremnica: { title: 'Delivery note', number: 'Delivery note no.', items: 'Items of the delivery note' },
};

/** What a kind calls itself, in a heading and in a sentence. */
const KIND_TEXT: Readonly<Record<string, string>> = Object.fromEntries(
  KINDS.flatMap((kind) => {
    const [bosnian, english] = [KIND_FACTS[kind], ENGLISH_KINDS[kind]];
    return [
      [bosnian.title, english.title],
      [bosnian.title.toUpperCase(), english.title.toUpperCase()],
      [bosnian.number, english.number],
      [bosnian.items, english.items],
    ];
  }),
);

/** The words of an invoice, as the document has them. Typed texts are never translated. */
const ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...KIND_TEXT,
    Prodavac: 'Seller',
    Kupac: 'Buyer',
    JMBG: 'Personal no.',
    PIB: 'VAT no.',
    JIB: 'Tax ID (JIB)',
    'PDV broj': 'VAT no.',
    'Datum izdavanja': 'Date of issue',
    'Mjesto izdavanja': 'Place of issue',
    'Datum isporuke': 'Date of supply',
    'Rok plaćanja': 'Due date',
    'Račun za uplatu': 'Bank account',
    Banka: 'Bank',
    'Poziv na broj': 'Payment reference',
    'Ponuda važi do': 'Offer valid until',
    'Period usluge': 'Period of service',
    'Način plaćanja': 'Way of payment',
    Virman: 'Bank transfer',
    Gotovina: 'Cash',
    Kartica: 'Card',
    Narudžba: 'Order no.',
    'Fiskalni račun': 'Fiscal receipt no.',
    'Uz fakturu': 'For invoice',
    'Datum fakture': 'Invoice date',
    'Referenca kupca': 'Buyer reference',
    Telefon: 'Phone',
    'E-pošta': 'E-mail',
    Web: 'Web',
    Registar: 'Register',
    Račun: 'Account',
    'R. br.': 'No.',
    Šifra: 'Code',
    Opis: 'Description',
    'Jed.': 'Unit',
    Količina: 'Quantity',
    Cijena: 'Price',
    'Cijena sa PDV-om': 'Price with VAT',
    'Rabat (%)': 'Discount (%)',
    Osnovica: 'Net amount',
    'PDV (%)': 'VAT (%)',
    Ukupno: 'Total',
    'Zbir stavki': 'Sum of items',
    'Zbir stavki bez PDV-a': 'Sum of items without VAT',
    'Ukupno sa PDV-om': 'Total with VAT',
    'Preostala osnovica': 'Remaining net amount',
    'Preostali PDV': 'Remaining VAT',
    'Zaokruženje: PDV se računa na zbir, a ne po stavkama': 'Rounding: VAT is computed on the sum',
    'Ukupno PDV': 'Total VAT',
    'Ukupno za platiti': 'Total payable',
    'Ukupno odobreno': 'Total credited',
    'Ukupno stornirano': 'Total cancelled',
    'Ukupno primljeni avans': 'Total advance received',
    Kurs: 'Exchange rate',
    'Osnovica u KM': 'Net amount in KM',
    'PDV u KM': 'VAT in KM',
    'Ukupno u KM': 'Total in KM',
    'Za platiti u KM': 'Payable in KM',
    'Robu izdao': 'Goods issued by',
    'Robu primio': 'Goods received by',
    Izdao: 'Issued by',
    Primio: 'Received by',
    [NOT_IN_VAT_SYSTEM]: 'VAT is not charged: the issuer is not a VAT payer (Article 57 of the VAT Law).',
    'Dokument je važeći bez pečata i potpisa.': 'This document is valid without stamp and signature.',
    'Ovaj dokument nije faktura ni fiskalni račun i ne daje pravo na odbitak PDV-a.':
      'This document is neither an invoice nor a fiscal receipt and gives no right to deduct VAT.',
    'Ovaj dokument nije fiskalni račun.': 'This document is not a fiscal receipt.',
    'Platite telefonom: skenirajte kod aplikacijom svoje banke (BIHUPP10) i prije potvrde provjerite podatke.':
      'Pay by phone in BiH: scan the code with the app of your bank and check the data before confirming.',
  }),
);

/** Fixed words before or after a figure or a typed text; `$1` is kept. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^PDV (.+) na osnovicu (.+)$/, 'VAT $1 on $2'],
  [/^Popust (\S+ %)$/, 'Discount $1'],
  [/^od (\d\S* \d\S* \d\S*)$/, 'from $1'],
  [/^do (\d\S* \d\S* \d\S*)$/, 'until $1'],
  [
    /^Za (.+) umanjuje se vaša obaveza po navedenoj fakturi\.$/,
    'Your debt for the invoice is reduced by $1.',
  ],
  [
    /^Za (.+) uvećava se vaša obaveza po navedenoj fakturi\.$/,
    'Your debt for the invoice is increased by $1.',
  ],
  [
    /^Faktura (.*) stornira se u cijelosti i po njoj se ništa ne plaća\.$/s,
    'Invoice $1 is cancelled in whole and nothing is payable by it.',
  ],
];

/** Before the amount in words, which is written again in English. */
const IN_WORDS = 'Slovima: ';

/** The English text of fixed words; undefined when they are unknown or typed. */
export function englishOf(text: string): string | undefined {
  return (
    ENGLISH.get(text) ??
    captionOf(text) ??
    advanceOf(text) ??
    exemptionOf(text) ??
    patternOf(text) ??
    countryOf(text)
  );
}

const EXEMPTION = /^Osnov oslobođenja od PDV-a: (.+)$/s;

/** An article of the law is said in English, any other typed words stay. */
function exemptionOf(text: string): string | undefined {
  const article = EXEMPTION.exec(text)?.[1];
  return article && `VAT exemption: ${articleInEnglish(article) ?? article}`;
}

/** Made on demand: few invoices are in English. */
let codes: ReadonlyMap<string, string> | undefined;

/** The country of a party by its Bosnian name. */
function countryOf(text: string): string | undefined {
  codes ??= new Map([...COUNTRIES].map(([code, name]) => [name, code]));
  const code = codes.get(text);
  return code && new Intl.DisplayNames(['en'], { type: 'region' }).of(code)?.replace(' & ', ' and ');
}

function patternOf(text: string): string | undefined {
  const pattern = PATTERNS.find(([words]) => words.test(text));
  return pattern && text.replace(pattern[0], pattern[1]);
}

/** A deducted advance: its number and day where known, and its VAT inside the VAT system. */
function advanceOf(text: string): string | undefined {
  const parts = /^Avans po fakturi(.*?)(?: od (\d+\. \d+\. \d{4}\.))?(: u tome PDV \S+ % .+)?$/.exec(text);
  if (!parts) return undefined;
  const [, number = '', day, vat] = parts;
  return `Advance by invoice${number}${day ? ` of ${day}` : ''}${vat?.replace('u tome PDV', 'of it VAT') ?? ''}`;
}

/** The items of a kind with the currency of their amounts. */
function captionOf(text: string): string | undefined {
  const [, items = '', currency] = /^(.+), iznosi u (KM|[A-Z]{3})$/.exec(text) ?? [];
  const english = ENGLISH.get(items);
  return english && `${english}, amounts in ${currency}`;
}

/** How the words of the program are said in a language. */
interface Speech {
  readonly textOf: (text: string) => string;
  /** In the head of a column the second language has its own line. */
  readonly head: (text: string) => string;
  readonly figure: (text: string) => string;
}

/** The currency by its international code where nothing is in Bosnian. */
const inBam = (text: string): string => text.replace(/ KM\b/g, ' BAM');

const SPEECH = {
  en: {
    textOf: (text) => inBam(englishOf(text) ?? text),
    head: (text) => englishOf(text) ?? text,
    figure: inBam,
  },
  'bs-en': {
    textOf: (text) => both(text, ' / '),
    head: (text) => both(text, '\n'),
    figure: (text) => text,
  },
} as const satisfies Readonly<Record<string, Speech>>;

function both(text: string, between: string): string {
  const english = englishOf(text);
  return english === undefined || english === text ? text : `${text}${between}${english}`;
}

/** An invoice in English or in both languages. */
export function inLanguage(document: Document, language: InvoiceLanguage): Document {
  if (language === 'bs') return document;
  if (language === 'bs-en') return stated(document, SPEECH['bs-en']);
  const alone = {
    ...document,
    language: 'en',
    title: titleOf(document),
    blocks: document.blocks.flatMap((block) => (isInWords(block) ? inEnglishWords(document) : [block])),
  } as const;
  const english = stated(alone, SPEECH.en);
  return language === 'en-form' ? withEnglishForm(english) : english;
}

const stated = (document: Document, say: Speech): Document => ({
  ...document,
  blocks: document.blocks.map((block) => translated(block, say)),
});

/** `Faktura 12/2026` → `Invoice 12/2026` */
function titleOf({ title }: Document): string {
  const kind = KINDS.find((one) => title === titled(one) || title.startsWith(`${titled(one)} `));
  return kind ? `${ENGLISH_KINDS[kind].title}${title.slice(titled(kind).length)}` : title;
}

const titled = (kind: InvoiceKind): string => KIND_FACTS[kind].title;

const isInWords = (block: Block): boolean =>
  block.kind === 'paragraph' && typeof block.text === 'string' && block.text.startsWith(IN_WORDS);

/** The main figure of the document in English words. */
function inEnglishWords({ blocks }: Document): readonly Block[] {
  const totals = blocks.flatMap((block) => (block.kind === 'table' ? block.totals : []));
  const text = amountInEnglish(totals.find(({ strong }) => strong)?.figure.value ?? -1);
  return text === undefined ? [] : [{ kind: 'paragraph', text: `In words: ${text}` }];
}

function translated(block: Block, say: Speech): Block {
  switch (block.kind) {
    case 'title':
    case 'heading':
    case 'small':
      return { ...block, text: say.textOf(block.text) };
    case 'paragraph':
      return isFixed(block.text) ? { ...block, text: say.textOf(block.text) } : block;
    case 'meta':
      return meta(block, say);
    case 'columns':
      return {
        ...block,
        left: block.left.map((one) => translated(one, say)),
        right: block.right.map((one) => translated(one, say)),
      };
    case 'table':
      return table(block, say);
    case 'signatures':
      return { ...block, parties: block.parties.map(({ role, name }) => ({ role: say.textOf(role), name })) };
    case 'code':
      return { ...block, words: say.textOf(block.words) };
    default:
      return block;
  }
}

/** True for a sentence of the program; any other text is typed. */
const isFixed = (text: Text): text is string => typeof text === 'string' && englishOf(text) !== undefined;

/** Labels with a value of the program; any other value is typed. */
const WRITTEN: ReadonlySet<string> = new Set([
  'Period usluge',
  'Način plaćanja',
  'Kurs',
  'Osnovica u KM',
  'PDV u KM',
  'Ukupno u KM',
  'Za platiti u KM',
]);

const meta = (block: Meta, say: Speech): Meta => ({
  ...block,
  entries: block.entries.map((entry) => ({
    ...entry,
    label: say.textOf(entry.label),
    value: WRITTEN.has(entry.label) ? say.textOf(entry.value) : entry.value,
  })),
});

const table = (block: Table, say: Speech): Table => ({
  ...block,
  caption: say.textOf(block.caption),
  columns: block.columns.map((column) => ({ ...column, title: say.head(column.title) })),
  totals: block.totals.map((total) => ({
    ...total,
    label: say.textOf(total.label),
    figure: { ...total.figure, text: say.figure(total.figure.text) },
  })),
});

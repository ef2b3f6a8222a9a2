import type { Block, Document, Meta, Table, Text } from '../blocks.ts';

/** The languages of an invoice. Bilingual: the Bosnian word, then the English one. */
export const INVOICE_LANGUAGES = ['bs', 'bs-en', 'en'] as const;
export type InvoiceLanguage = (typeof INVOICE_LANGUAGES)[number];

/** The words of an invoice, as the document has them. Typed texts are never translated. */
export const ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    FAKTURA: 'INVOICE',
    'KNJIŽNO ODOBRENJE': 'CREDIT NOTE',
    Prodavac: 'Seller',
    Kupac: 'Buyer',
    JMBG: 'Personal no.',
    PIB: 'VAT no.',
    JIB: 'Tax ID (JIB)',
    'PDV broj': 'VAT no.',
    'Broj fakture': 'Invoice no.',
    'Broj odobrenja': 'Credit note no.',
    'Datum izdavanja': 'Date of issue',
    'Mjesto izdavanja': 'Place of issue',
    'Datum isporuke': 'Date of supply',
    'Rok plaćanja': 'Due date',
    'Račun za uplatu': 'Bank account',
    'Poziv na broj': 'Payment reference',
    'Uz fakturu': 'For invoice',
    'Datum fakture': 'Invoice date',
    'Referenca kupca': 'Buyer reference',
    Telefon: 'Phone',
    'E-pošta': 'E-mail',
    Web: 'Web',
    Registar: 'Register',
    Račun: 'Account',
    'Stavke fakture, iznosi u KM': 'Items of the invoice, amounts in KM',
    'Stavke odobrenja, iznosi u KM': 'Items of the credit note, amounts in KM',
    'R. br.': 'No.',
    Opis: 'Description',
    'Jed.': 'Unit',
    Količina: 'Quantity',
    Cijena: 'Price',
    'Rabat (%)': 'Discount (%)',
    Osnovica: 'Net amount',
    'PDV (%)': 'VAT (%)',
    Ukupno: 'Total',
    'Zbir stavki': 'Sum of items',
    'Zaokruženje: PDV se računa na zbir, a ne po stavkama': 'Rounding: VAT is computed on the sum',
    'Ukupno PDV': 'Total VAT',
    'Ukupno za platiti': 'Total payable',
    'Ukupno odobreno': 'Total credited',
    Izdao: 'Issued by',
    Primio: 'Received by',
    'PDV nije obračunat jer izdavalac fakture nije u sistemu PDV-a.':
      'VAT is not charged: the issuer is not a VAT payer.',
    'Dokument je važeći bez pečata i potpisa.': 'This document is valid without stamp and signature.',
    'Ovaj dokument nije fiskalni račun.': 'This document is not a fiscal receipt.',
    'Platite telefonom: skenirajte kod aplikacijom svoje banke (BIHUPP10) i prije potvrde provjerite podatke.':
      'Pay by phone in BiH: scan the code with the app of your bank and check the data before confirming.',
  }),
);

/** Fixed words before or after a figure or a typed text; `$1` is kept. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^PDV (.+) na osnovicu (.+) KM$/, 'VAT $1 on $2 KM'],
  [/^Osnov oslobođenja od PDV-a: (.+)$/s, 'VAT exemption: $1'],
  [
    /^Za (.+) KM umanjuje se vaša obaveza po navedenoj fakturi\.$/,
    'Your debt for the invoice is reduced by $1 KM.',
  ],
];

/** Amounts in words are written in Bosnian only. */
const IN_WORDS = 'Slovima: ';

/** The English text of fixed words; undefined when they are unknown or typed. */
export function englishOf(text: string): string | undefined {
  const pattern = PATTERNS.find(([words]) => words.test(text));
  return ENGLISH.get(text) ?? (pattern && text.replace(pattern[0], pattern[1]));
}

/** How the words of the program are said in a language. */
interface Speech {
  readonly words: (text: string) => string;
  /** In the head of a column the second language has its own line. */
  readonly head: (text: string) => string;
  readonly figure: (text: string) => string;
}

/** The currency by its international code where nothing is in Bosnian. */
const inBam = (text: string): string => text.replace(/ KM\b/g, ' BAM');

const SPEECH: Readonly<Record<Exclude<InvoiceLanguage, 'bs'>, Speech>> = {
  en: {
    words: (text) => inBam(englishOf(text) ?? text),
    head: (text) => englishOf(text) ?? text,
    figure: inBam,
  },
  'bs-en': {
    words: (text) => both(text, ' / '),
    head: (text) => both(text, '\n'),
    figure: (text) => text,
  },
};

function both(text: string, between: string): string {
  const english = englishOf(text);
  return english === undefined || english === text ? text : `${text}${between}${english}`;
}

/** An invoice in English or in both languages. */
export function inLanguage(document: Document, language: InvoiceLanguage): Document {
  if (language === 'bs') return document;
  const isAlone = language === 'en';
  return {
    ...document,
    ...(isAlone && { language: 'en', title: titleOf(document) }),
    blocks: document.blocks
      .filter((block) => !isAlone || !isInWords(block))
      .map((block) => translated(block, SPEECH[language])),
  };
}

/** `Faktura 12/2026` → `Invoice 12/2026` */
const titleOf = ({ title }: Document): string =>
  title.replace(/^(Faktura|Knjižno odobrenje)/, (words) => {
    const english = (ENGLISH.get(words.toUpperCase()) ?? words).toLowerCase();
    return english.charAt(0).toUpperCase() + english.slice(1);
  });

const isInWords = (block: Block): boolean =>
  block.kind === 'paragraph' && typeof block.text === 'string' && block.text.startsWith(IN_WORDS);

function translated(block: Block, say: Speech): Block {
  switch (block.kind) {
    case 'title':
    case 'heading':
    case 'small':
      return { ...block, text: say.words(block.text) };
    case 'paragraph':
      return isFixed(block.text) ? { ...block, text: say.words(block.text) } : block;
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
      return { ...block, parties: block.parties.map(({ role, name }) => ({ role: say.words(role), name })) };
    case 'code':
      return { ...block, words: say.words(block.words) };
    default:
      return block;
  }
}

/** True for a sentence of the program; any other text is typed. */
const isFixed = (text: Text): text is string => typeof text === 'string' && englishOf(text) !== undefined;

const meta = (block: Meta, say: Speech): Meta => ({
  ...block,
  entries: block.entries.map((entry) => ({ ...entry, label: say.words(entry.label) })),
});

const table = (block: Table, say: Speech): Table => ({
  ...block,
  caption: say.words(block.caption),
  columns: block.columns.map((column) => ({ ...column, title: say.head(column.title) })),
  totals: block.totals.map((total) => ({
    ...total,
    label: say.words(total.label),
    figure: { ...total.figure, text: say.figure(total.figure.text) },
  })),
});

import { AZBUKA, LATIN, upperFirst } from './letters.ts';

/** A part of a name between dots, as long as names on the network may be: without a limit a long text that is no name takes its length squared. */
const LABEL = '[\\p{L}\\d_-]{1,63}';

/** A numeral of one letter, which alone is a conjunction or an initial: behind what is counted, before it, amid small letters, and at the head of a heading. */
const LONE_NUMERALS = [
  '(?<=(?<!\\p{L})(?:t|tač|čl|član|st|stav|gl|[Gg]lav[aeiu]|[Dd]io|[Pp]rilog|[Rr]azred|[Ss]tepen|[Kk]ategorij[aeu]|[Gg]rup[aeu]|[Ff]az[aeu]|[Zz]on[aeu]|[Kk]las[aeu]|[Kk]vartal)\\.?\\s)[IV](?!\\p{L})',
  '(?<![\\p{L}\\d])[IV](?=\\.?\\s(?:kvartal|tromjesečj|polugodišt|rat[au](?!\\p{L})|stepen|razred|faz[aeu]|zon[aeu]|kategorij[aeu]|klas[aeu]|sprat))',
  '(?<=\\p{Ll},?\\s)[IV](?=\\.?\\s\\p{Ll})',
  '(?<=^|\\n)[IV](?=\\.\\s\\p{Lu}{2}|\\s[–—-]\\s)',
  '(?<![\\p{L}.])V(?![\\p{L}.])',
];

/** Addresses, file names, codes, placeholders, SI units after a number: the same in both scripts. */
const VERBATIM = [
  '\\{[^{}]*\\}',
  '(?<![\\p{L}\\d])\\/[a-z][\\w./-]*',
  'application\\/[a-z]+',
  'Content-[A-Z][a-z]+',
  '(?:https?:\\/\\/|www\\.)\\S+',
  `[\\p{L}\\d_.+-]{1,64}@${LABEL}(?:\\.${LABEL})+`,
  `${LABEL}(?:\\.${LABEL}){0,8}\\.(?:ba|com|org|net|eu|rs|hr|de|at|ch|uk|info|biz|io|example|pdf|xlsx|docx|xml|json|csv|txt|ics|zip)(?![\\p{L}\\d])`,
  '\\d\\s?(?:kg|dag|km|cm|mm|m[²³2]?|l|h|kWh?|[KMG]B|ha)(?![\\p{L}\\d])',
  '\\p{L}+[-/]?\\d[\\p{L}\\d/-]*',
  ...LONE_NUMERALS,
  'e-ba Plus',
  '[Ee]-mail\\p{L}{0,4}',
  '[Ww]i-[Ff]i',
  '[Cc]heck-(?:in|out)',
  '\\d{1,20}(?:[-/][\\dA-Z]{1,20}){0,8}[-/][A-Z]+(?![\\p{L}])',
].join('|');

const TOKEN = new RegExp(`(${VERBATIM})|[\\p{L}\\p{M}]+`, 'gu');

function writeLetter(latin: string): string {
  const cyrillic = AZBUKA.get(latin.toLowerCase());
  if (cyrillic === undefined) return latin;
  return latin[0] === latin[0]?.toLowerCase() ? cyrillic : cyrillic.toUpperCase();
}

const writeWord = (word: string): string => joined(keptApart(word).replace(/[ln]j|dž|\p{L}/giu, writeLetter));

/**
 * Bosnian text from Latin into Cyrillic. What is the same in both scripts stays: addresses, codes, units, Roman numerals,
 * international signs and words with a letter the abeceda lacks.
 */
export const toCyrillic = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[Ǆ-ǌ]/g, (digraph) => digraph.normalize('NFKC'))
    .replace(TOKEN, (token: string, verbatim?: string) =>
      verbatim !== undefined || staysLatin(token) ? token : writeWord(token),
    );

/**
 * Where two letters meet without being one: `in-jekcija`, `kon-junkcija`, `nad-živjeti`. By the stems after which
 * Bosnian words keep them apart; `konj`, `odžak`, `hodža` and `nadžak` are not among them.
 */
const APART = new RegExp(
  [
    '^(?:dez|mikro|re)?in(?=j(?:ek[ct]|icir|unk|uri))',
    '^(?:h?iper|ne|de)?kon(?=j(?:ug|un[kg]|ek[ct]))',
    '^(?:iz)?van(?=jezi[kč])',
    '^pan(?=j(?:ugosl|evr))',
    '^(?:a|ta)n(?=j(?:on|ug))',
    '^(?:na|o|po|pre)d(?=ž(?:al|anr|ar|bun|d|dr|eć|eg|el|enidb|et|iv|iž|nj|ub|ulj|up|vak))',
  ].join('|'),
  'iu',
);

/** No word has it, and it is no letter: the two it stands between are written one by one. */
const BREAK = '\u0000';

/** A Latin word with the letters that do not join set apart. */
const keptApart = (word: string): string => word.replace(APART, (prefix) => prefix + BREAK);

const joined = (word: string): string => word.replaceAll(BREAK, '');

/** A letter the abeceda lacks: q, w, x, y and those of other languages. */
const FOREIGN_LETTER = /[qwxy]|(?![a-zčćđšžǆ-ǌ])\p{Script=Latin}/iu;

/** A capital between small letters: `iPhone`, `ThinkPad`; `BiH` has none, however it is declined. */
const INNER_CAPITAL = /^(?!F?BiH).*\p{Ll}\p{Lu}+\p{Ll}/u;

const listed = (words: string): readonly string[] => words.split(/\s+/);

/** International signs, formats of files, legal forms of other countries, and the hour wherever it stands alone; domestic ones (PDV, JIB, PIO, KM, d.o.o.) are written in Cyrillic as anything else. */
const SIGNS = new Set(
  listed(
    `GmbH AG KG Ltd LLC Inc Corp Co Srl SpA Kft IBAN SWIFT BIC BAM EUR USD UBL PDF CSV JSON ZIP ICS ISO EN QR API CSS HTML HTTP URL ID
    USB HDMI SSD PHP SEO CRM ERP HP TKDIS ELBA RBBHnet POST GET h`,
  ),
);

/** Firms and products, in every case of the declension. None that is a Bosnian word or name in some case, as Nike, Visa and Java are. */
const BRANDS = listed(
  `Halcom Raiffeisen Sparkasse Intesa Intesu Sanpaolo Peppol Mastercard Microsoft Office Outlook Teams Google Chrome Edge Gmail Facebook
  Instagram Viber Zoom Android Apple Adobe Photoshop Oracle Cisco Intel Samsung Lenovo Dell Acer Canon Epson Brother Philips Siemens Bosch
  Ikea Lidl Amazon Booking Airbnb Mercedes Benz Audi Opel Peugeot Renault Ford Iveco Coca Cola Pepsi Adidas`,
);

/** Words of other languages in their own spelling, in every case of the declension. */
const FOREIGN_WORDS = listed(
  `freelance freelancer online offline mail email design designer manager management business service team cloud backup consulting
  outsourcing leasing catering shopping voucher feedback startup smartphone bluetooth touch cash`,
);

const inEachCase = (words: readonly string[], flags: string): RegExp =>
  new RegExp(`^(?:${words.join('|')})j?(?:a|u|om|em|e|i|ima|[oe]v\\p{L}{0,4})?$`, flags);

/** A brand has a capital: `zoom` is a word. */
const BRAND = inEachCase([...BRANDS, ...BRANDS.map((brand) => brand.toUpperCase())], 'u');
const FOREIGN_WORD = inEachCase(FOREIGN_WORDS, 'iu');

/** Roman numerals of two letters or more, and those of the parts of a class, as `VIIIa`; a lone `I` or `V` is told by what stands beside it. */
const ROMAN = /^(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})[a-z]?$/;

/** True of a word that a Cyrillic text has in Latin letters. */
const staysLatin = (word: string): boolean =>
  SIGNS.has(word) ||
  FOREIGN_LETTER.test(word) ||
  INNER_CAPITAL.test(word) ||
  ROMAN.test(word) ||
  BRAND.test(word) ||
  FOREIGN_WORD.test(word);

const isCapital = (letter: string | undefined): boolean => letter !== undefined && /\p{Lu}/u.test(letter);

/** Cyrillic letters of ours as Latin ones, each as it is spelled: `Љиљана ЊЕГОШ` → `Ljiljana NJEGOŠ`; all else as it stands. */
export const toLatin = (text: string): string =>
  text.replace(/[Ђ-џ]/g, (letter, at: number) => {
    const latin = LATIN.get(letter.toLowerCase());
    if (latin === undefined || !isCapital(letter)) return latin ?? letter;
    const isAmongCapitals =
      isCapital(text[at + 1]) || (isCapital(text[at - 1]) && !/\p{Ll}/u.test(text[at + 1] ?? ''));
    return isAmongCapitals ? latin.toUpperCase() : upperFirst(latin);
  });

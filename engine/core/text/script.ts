import { AZBUKA, LATIN, upperFirst } from './letters.ts';

/** A part of a dotted name, limited to the length of network names: without a limit, long texts that are no names take quadratic time. */
const LABEL = '[\\p{L}\\d_-]{1,63}';

/**
 * A one-letter Roman numeral, which alone is a conjunction or an initial: after a counted noun, before it, between lowercase letters, and
 * at the start of a heading.
 */
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
  `${LABEL}(?:\\.${LABEL}){0,8}\\.(?:ba|com|org|net|eu|rs|hr|de|at|ch|uk|info|biz|io|example|pdf|xlsx|docx|xml|json|csv|txt|ics|eml|zip)(?![\\p{L}\\d])`,
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

const writeWord = (word: string): string =>
  joined(withoutDigraphs(word).replace(/[ln]j|dž|\p{L}/giu, writeLetter));

/**
 * Converts Bosnian text from Latin into Cyrillic. Unchanged: addresses, codes, units, Roman numerals, international abbreviations and words
 * with a letter outside the abeceda.
 */
export const toCyrillic = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[Ǆ-ǌ]/g, (digraph) => digraph.normalize('NFKC'))
    .replace(TOKEN, (token: string, verbatim?: string) => {
      if (verbatim !== undefined) return token;
      const word = bySound(token);
      return staysLatin(word) ? word : writeWord(word);
    });

/**
 * Two letters that are no digraph: `in-jekcija`, `kon-junkcija`, `nad-živjeti`. Listed by the stems that follow; `konj`, `odžak`, `hodža`
 * and `nadžak` are not among them.
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

/** A separator that occurs in no word and is no letter: the two letters around it are converted one by one. */
const BREAK = '\u0000';

/** Separates the letters of a Latin word that are no digraph. */
const withoutDigraphs = (word: string): string => word.replace(APART, (prefix) => prefix + BREAK);

const joined = (word: string): string => word.replaceAll(BREAK, '');

/** A letter outside the abeceda: q, w, x, y and those of other languages. */
const FOREIGN_LETTER = /[qwxy]|(?![a-zčćđšžǆ-ǌ])\p{Script=Latin}/iu;

/** A capital between lowercase letters: `iPhone`, `ThinkPad`; `BiH` has none in any case. */
const INNER_CAPITAL = /^(?!F?BiH).*\p{Ll}\p{Lu}+\p{Ll}/u;

const listed = (words: string): readonly string[] => words.split(/\s+/);

/**
 * International abbreviations, file formats, foreign legal forms, and the hour sign where it is alone; domestic ones (PDV, JIB, PIO, KM,
 * d.o.o.) are converted.
 */
const SIGNS = new Set(
  listed(
    `GmbH AG KG Ltd LLC Inc Corp Co Srl SpA Kft IBAN SWIFT BIC BAM EUR USD UBL PDF CSV JSON ZIP ICS EML RSS ISO EN QR API CSS HTML HTTP URL ID
    USB HDMI SSD PHP SEO CRM ERP HP TKDIS ELBA RBBHnet POST GET h`,
  ),
);

/**
 * Firms and products, in every case of the declension. Excludes names that are also Bosnian words or names, such as Nike, Visa and Java.
 */
const BRANDS = listed(
  `Halcom Raiffeisen Sparkasse Intesa Intesu Sanpaolo Peppol Mastercard Microsoft Office Outlook Teams Google Chrome Edge Gmail Facebook
  Instagram Viber Zoom Android Apple Adobe Photoshop Oracle Cisco Intel Samsung Lenovo Dell Acer Canon Epson Brother Philips Siemens Bosch
  Ikea Lidl Amazon Booking Airbnb Mercedes Benz Audi Opel Peugeot Renault Ford Iveco Coca Cola Pepsi Adidas`,
);

/** Words that Cyrillic spells by sound, with the letters they are written from. */
const BY_SOUND: readonly (readonly [RegExp, string])[] = [
  [/^web$/iu, 'veb'],
  [/^freelance(?=r)/iu, 'frilense'],
  [/^freelance$/iu, 'frilens'],
  [/^august(?=(?:a|u|om|e|i|ovsk\p{L}*)?$)/iu, 'avgust'],
];

/** The word by its sound, its first letter as large as it was. */
function bySound(word: string): string {
  const [stem, sound] = BY_SOUND.find(([pattern]) => pattern.test(word)) ?? [];
  if (!stem || !sound) return word;
  return word.replace(stem, isCapital(word[0]) ? upperFirst(sound) : sound);
}

/** Foreign words in their own spelling, in every case of the declension. */
const FOREIGN_WORDS = listed(
  `online offline mail email design designer manager management business service team cloud backup consulting
  outsourcing leasing catering shopping voucher feedback startup smartphone bluetooth touch cash`,
);

const inEachCase = (words: readonly string[], flags: string): RegExp =>
  new RegExp(`^(?:${words.join('|')})j?(?:a|u|om|em|e|i|ima|[oe]v\\p{L}{0,4})?$`, flags);

/** A brand has a capital: `zoom` is a word. */
const BRAND = inEachCase([...BRANDS, ...BRANDS.map((brand) => brand.toUpperCase())], 'u');
const FOREIGN_WORD = inEachCase(FOREIGN_WORDS, 'iu');

/** Roman numerals of two letters or more, and those of the parts of a class, as `VIIIa`; a single `I` or `V` depends on its neighbours. */
const ROMAN = /^(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})[a-z]?$/;

/** True for a word that Cyrillic text keeps in Latin letters. */
const staysLatin = (word: string): boolean =>
  SIGNS.has(word) ||
  FOREIGN_LETTER.test(word) ||
  INNER_CAPITAL.test(word) ||
  ROMAN.test(word) ||
  BRAND.test(word) ||
  FOREIGN_WORD.test(word);

const isCapital = (letter: string | undefined): boolean => letter !== undefined && /\p{Lu}/u.test(letter);

/** Converts Cyrillic letters of our languages to Latin: `Љиљана ЊЕГОШ` → `Ljiljana NJEGOŠ`; all else is unchanged. */
export const toLatin = (text: string): string =>
  text.replace(/[Ђ-џ]/g, (letter, at: number) => {
    const latin = LATIN.get(letter.toLowerCase());
    if (latin === undefined || !isCapital(letter)) return latin ?? letter;
    const isAmongCapitals =
      isCapital(text[at + 1]) || (isCapital(text[at - 1]) && !/\p{Ll}/u.test(text[at + 1] ?? ''));
    return isAmongCapitals ? latin.toUpperCase() : upperFirst(latin);
  });

import { AZBUKA } from './azbuka.ts';

/**
 * Where two letters meet without being one: `in-jekcija`, `kon-junkcija`, `nad-živjeti`. The stems are those after which
 * Bosnian words keep them apart; `konj`, `odžak`, `hodža` and `nadžak` are not among them.
 */
const APART = new RegExp(
  [
    '(?<=(?:^|[^\\p{L}])(?:dez)?i)n(?=j(?:ek[ct]|icir|unk))',
    '(?<=(?:^|[^\\p{L}])(?:h?iper)?ko)n(?=j(?:ug|un[kg]|ek[ct]))',
    '(?<=(?:^|[^\\p{L}])(?:iz)?va)n(?=jezi[kč])',
    '(?<=(?:^|[^\\p{L}])(?:a|ta))n(?=j(?:on|ug))',
    '(?<=(?:^|[^\\p{L}])(?:na|o|po|pre))d(?=ž(?:al|anr|ar|bun|dr|et[iv]|iv|nj|ub|up|vak))',
  ].join('|'),
  'giu',
);

/** A part of a name between dots, as long as names on the network may be: without a limit a long text that is no name takes its length squared. */
const LABEL = '[\\p{L}\\d_-]{1,63}';

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
  '(?<=(?<!\\p{L})(?:t|tač|čl|st|gl|[Gg]lava|[Gg]lave|[Dd]io|[Pp]rilog)\\.?\\s)I(?!\\p{L})',
  'e-ba Plus',
  '\\d{1,20}(?:[-/][\\dA-Z]{1,20}){0,8}[-/][A-Z]+(?![\\p{L}])',
].join('|');

const TOKEN = new RegExp(`(${VERBATIM})|[\\p{L}\\p{M}]+`, 'gu');

/** A letter the abeceda lacks: q, w, x, y and those of other languages. */
const FOREIGN_LETTER = /[qwxy]|(?![a-zčćđšžǆ-ǌ])\p{Script=Latin}/iu;

/** International signs, formats of files, banks and what they call their programs, legal forms of other countries, and the hour wherever it stands alone; domestic ones (PDV, JIB, PIO, KM, d.o.o.) are written in Cyrillic as anything else. */
const SIGNS = new Set(
  'GmbH Ltd LLC Inc Kft IBAN SWIFT BIC BAM EUR USD UBL PDF CSV JSON ZIP ICS ISO EN QR API CSS HTML HTTP URL ID TKDIS ELBA RBBHnet Halcom UniCredit ProCredit Raiffeisen Sparkasse Intesa Intesu Sanpaolo Peppol POST GET freelance freelancer Freelancer h'.split(
    ' ',
  ),
);

/** Roman numerals of two letters or more; a lone `I` is a conjunction, but behind what an act is counted in. */
const ROMAN = /^X{0,3}(?:IX|IV|V?I{0,3})$/;

const staysLatin = (word: string): boolean =>
  SIGNS.has(word) || FOREIGN_LETTER.test(word) || (word.length > 1 && ROMAN.test(word));

function writeLetter(latin: string): string {
  const cyrillic = AZBUKA.get(latin.toLowerCase());
  if (cyrillic === undefined) return latin;
  return latin[0] === latin[0]?.toLowerCase() ? cyrillic : cyrillic.toUpperCase();
}

/** Keeps `n` and `j` from joining until the letters are written; no word has it. */
const BREAK = '\u0000';

const writeWord = (word: string): string =>
  word
    .replace(APART, (letter) => letter + BREAK)
    .replace(/[ln]j|dž|\p{L}/giu, writeLetter)
    .replaceAll(BREAK, '');

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

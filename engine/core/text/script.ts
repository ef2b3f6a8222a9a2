import { AZBUKA } from './azbuka.ts';
import { staysLatin } from './latin-words.ts';
import { joined, keptApart } from './two-letters.ts';

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

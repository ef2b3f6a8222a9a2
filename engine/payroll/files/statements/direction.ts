import { plainName } from '../../../core/text/letters.ts';

/** Money that left the account, or came to it. */
export type Direction = 'out' | 'in';

/** What a cell of direction says; the reversal of a booking is neither. */
const WORDS: Readonly<Record<Direction | 'reversal', readonly string[]>> = {
  out: [
    'd',
    'dug',
    'duguje',
    'dugovno',
    'zaduzenje',
    'isplata',
    'i',
    'odliv',
    'teret',
    'na teret',
    't',
    'dbit',
    'debit',
    'dr',
    '-',
  ],
  in: [
    'p',
    'pot',
    'potrazuje',
    'potrazno',
    'odobrenje',
    'uplata',
    'u',
    'priliv',
    'u korist',
    'korist',
    'crdt',
    'credit',
    'cr',
    'c',
    'k',
    '+',
  ],
  reversal: ['rd', 'rc', 'storno'],
};

const MEANINGS: ReadonlyMap<string, Direction | 'reversal'> = new Map(
  (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((meaning) =>
    WORDS[meaning].map((word) => [word, meaning] as const),
  ),
);

/** What a cell of direction says; undefined for an unknown word. */
export const directionIn = (text: string): Direction | 'reversal' | undefined =>
  MEANINGS.get(plainName(text) || text.trim().replace(/[−–]/, '-'));

export const isDirection = (text: string): boolean => directionIn(text) !== undefined;

export const isNegative = (text: string): boolean => /^[-−–(]|-$/.test(text.trim());

export const unsigned = (text: string): string => text.trim().replace(/^[-−–+(]\s*|\s*[-)]$/g, '');

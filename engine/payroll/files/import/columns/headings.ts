import { plainName } from '../../../../core/text/letters.ts';
import type { FieldText } from './field-text.ts';

/** A word of a heading that changes its meaning: `Broj računa firme` is not the account of a worker. */
export type Mark =
  | 'fond'
  | 'firma'
  | 'rodenja'
  | 'porodica'
  | 'platilac'
  | 'ranije'
  | 'racunato'
  | 'ukupno'
  | 'dana'
  | 'sati'
  | 'km'
  | '%';

/** In this order: the days of `iznad 42 dana` are a limit, not a unit. */
const MARKS: readonly (readonly [Mark, RegExp])[] = [
  [
    'fond',
    /\b(?:fond(?! (?:sati|casova|mjeseca))\p{L}*|h?zzo\p{L}*|refund\p{L}*|(?:(?:iznad|preko|duze od|vise od|nakon|poslije) \d+|od (?:31|43))(?: dana?)?)(?![\p{L}\d])/gu,
  ],
  ['firma', /\b(?:firm\p{L}*|poslodav\p{L}*|preduzec\p{L}*|poduzec\p{L}*)/gu],
  ['rodenja', /\b(?:roden\p{L}*|devojac\p{L}*)/gu],
  [
    'porodica',
    /\b(?:oca|otac|ocevo|majk[ae]|majcino|roditel\p{L}*|supru[gz]\p{L}*|srodnik\p{L}*)(?!\p{L})/gu,
  ],
  [
    'platilac',
    /\b(?:u?platio[cč]\p{L}*|platilac|nalogodav\p{L}*|posil[aj]\p{L}*|klijent\p{L}*|vlasnik\p{L}*|nas|moj)(?!\p{L})/gu,
  ],
  ['ranije', /\b(?:prethodn\p{L}*|prosl\p{L}*|star[aeiou])(?!\p{L})/gu],
  [
    'racunato',
    /\b(?:razlik\p{L}*|prosjec\p{L}*|prosjek\p{L}*|minimal\p{L}*|najniz\p{L}*|porez\p{L}*|doprinos\p{L}*)/gu,
  ],
  ['ukupno', /\b(?:(?:sve)?ukup\p{L}*|svega|zbir\p{L}*|suma|total\p{L}*)(?!\p{L})/gu],
  ['dana', /(?<!\d )\b(?:dan|dana|dani|danima)(?!\p{L})/gu],
  ['sati', /\b(?:sat|sati|casova|casovi|h)(?!\p{L})/gu],
  ['km', /\b(?:km|bam|iznos\p{L}*)(?!\p{L})/gu],
  ['%', /%|\b(?:posto|proc(?:en\p{L}*)?|postotak)(?!\p{L})/gu],
];

/** Words of a heading, with its marks in one notation. */
interface Phrase {
  /** Normalized, as written. */
  readonly plain: string;
  readonly words: readonly string[];
  readonly marks: ReadonlySet<Mark>;
}

/** A mark among the words is written as no word can be. */
const isMark = (word: string): boolean => word.startsWith('#');

function phraseOf(text: string): Phrase {
  const plain = plainName(text).replace(/ ?% ?/g, ' % ').trim();
  const marked = MARKS.reduce((now, [mark, pattern]) => now.replace(pattern, ` #${mark} `), plain);
  const words = marked.split(' ').filter((word) => word !== '');
  return { plain, words, marks: new Set(words.filter(isMark).map((word) => word.slice(1) as Mark)) };
}

/** True for a heading of days; `do 42 dana` is a limit. */
export const saysDays = (heading: string): boolean => phraseOf(heading).marks.has('dana');

/** True for words of a fund: `na teret fonda`, `iznad 42 dana`, `ZZO`, `refundacija`. */
export const saysFund = (text: string): boolean => phraseOf(text).marks.has('fond');

/** The field of a heading, and how well it fits: between two columns of one field the higher score counts. */
export interface HeadingMatch<F extends string> {
  readonly field: F;
  readonly score: number;
}

export type HeadingMatcher<F extends string> = (heading: string) => HeadingMatch<F> | undefined;

interface Known<F> extends Phrase {
  readonly field: F;
  /** Place among the names of its field. */
  readonly rank: number;
}

/** Minimum length of a name matched at the start of a longer heading. */
const SHORTEST = 4;
/** Scores of the three ways a name fits; the length of the name, or its rank, decides between equal ones. */
const [EXACT, PHRASE, BEGINNING] = [3000, 2000, 1000];

/**
 * Finds the field of a heading: exact name, else a phrase in it, else its beginning (`Topli obrok po danu`). A word that changes the meaning
 * and is not in the name prevents both of the latter.
 * @param allows the marks that a field accepts beside its names, such as its own unit
 */
export function headingMatcher<F extends string>(
  fields: readonly F[],
  table: Readonly<Record<F, FieldText>>,
  allows: (field: F, mark: Mark) => boolean = () => false,
): HeadingMatcher<F> {
  const known = fields.flatMap((field) =>
    namesOf(table[field]).map((name, rank): Known<F> => ({ field, rank, ...phraseOf(name) })),
  );
  return (heading) => {
    const phrase = phraseOf(heading);
    let best: HeadingMatch<F> | undefined;
    for (const name of known) {
      const score = scoreOf(phrase, name, allows);
      if (score > (best?.score ?? 0)) best = { field: name.field, score };
    }
    return best;
  };
}

function scoreOf<F extends string>(
  heading: Phrase,
  name: Known<F>,
  allows: (field: F, mark: Mark) => boolean,
): number {
  if (heading.plain === name.plain) return heading.plain === '' ? 0 : EXACT - name.rank;
  const isOther = [...heading.marks].some((mark) => !name.marks.has(mark) && !allows(name.field, mark));
  if (isOther || name.words.every(isMark)) return 0;
  if (name.words.length > 1 && isPhraseIn(name, heading)) return PHRASE + name.plain.length;
  const isLong = name.plain.length >= SHORTEST;
  return isLong && heading.words.join(' ').startsWith(`${name.words.join(' ')} `)
    ? BEGINNING + name.plain.length
    : 0;
}

/** Units are words like any other, in a name. */
const UNITS: ReadonlySet<Mark> = new Set(['dana', 'sati', 'km', '%']);

/** Whole words beside each other; a name of who pays may have others between (`bolovanje na teret fonda`). */
function isPhraseIn(name: Phrase, heading: Phrase): boolean {
  if ([...name.marks].every((mark) => UNITS.has(mark)))
    return ` ${heading.words.join(' ')} `.includes(` ${name.words.join(' ')} `);
  let from = 0;
  for (const word of heading.words) if (word === name.words[from]) from += 1;
  return from === name.words.length;
}

const namesOf = ({ preferred, label, also }: FieldText): string[] => [
  ...(preferred ?? []),
  label,
  ...(also === '' ? [] : also.split(', ')),
];

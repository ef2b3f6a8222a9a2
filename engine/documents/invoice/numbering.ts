/** A document number with its year and counter told apart. */
interface Numbered {
  readonly pattern: string;
  readonly counter: number;
  readonly width: number;
  /** As written, two digits or four. */
  readonly year: string | undefined;
}

const GROUPS = /\d+/g;
const COUNTER = /\d+(?!.*\d)/s;
/** More digits are an account or a code, no counter. */
const LONGEST_COUNTER = 9;
/** The latest numbers that tell a year from a counter. */
const COMPARED = 200;
/** Placeholders that occur in no number. */
const YEAR_HERE = '\u0000';
const COUNTER_HERE = '\u0001';

interface Group {
  readonly digits: string;
  readonly at: number;
}

const groupsOf = (number: string): readonly Group[] =>
  [...number.matchAll(GROUPS)].map(({ 0: digits, index }) => ({ digits, at: index }));

const lastTwo = (year: number): string => String(year).slice(-2);

/**
 * The groups that may be the year, the likeliest first: four digits, two after a slash at the end, or two digits of this year or the last.
 * A single group of digits is the counter.
 */
function yearsIn(number: string, thisYear: number): readonly Group[] {
  const groups = groupsOf(number);
  if (groups.length < 2) return [];
  const whole = groups
    .filter(({ digits }) => /^20\d\d$/.test(digits))
    .sort((a, b) => Math.abs(thisYear - Number(a.digits)) - Math.abs(thisYear - Number(b.digits)));
  if (whole[0]) return [whole[0]];
  const atEnd = groups.at(-1);
  if (atEnd && /\d\/\d\d$/.test(number)) return [atEnd];
  return [thisYear, thisYear - 1].flatMap((year) =>
    groups.filter(({ digits }) => digits === lastTwo(year)).toReversed(),
  );
}

/** The same number with every group of digits replaced: numbers of one shape compare group by group. */
const shapeOf = (number: string): string => number.replace(GROUPS, '#');

/** Earlier numbers of this shape count in this group while all others stay: it is the counter, not the year. */
function isCounted(number: string, year: Group, earlier: readonly string[]): boolean {
  const own = groupsOf(number);
  const place = own.findIndex(({ at }) => at === year.at);
  const others = earlier
    .filter((one) => one !== number && shapeOf(one) === shapeOf(number))
    .map((one) => groupsOf(one).map(({ digits }) => digits));
  return (
    others.length > 0 &&
    others.every((digits) => digits.every((group, at) => at === place || group === own[at]?.digits))
  );
}

/** Every way to read a number, the likeliest first; the year is replaced first, so that the last remaining digits are the counter. */
function readings(number: string, thisYear: number, earlier: readonly string[]): readonly Numbered[] {
  const years = yearsIn(number, thisYear).filter((year) => !isCounted(number, year, earlier));
  const rests =
    years.length === 0
      ? [{ year: undefined, rest: number }]
      : years.map(({ digits, at }) => ({
          year: digits,
          rest: number.slice(0, at) + YEAR_HERE + number.slice(at + digits.length),
        }));
  return rests.flatMap(({ year, rest }) => {
    const counter = COUNTER.exec(rest)?.[0];
    if (counter === undefined || counter.length > LONGEST_COUNTER) return [];
    return {
      pattern: rest.replace(COUNTER, COUNTER_HERE),
      counter: Number(counter),
      width: counter.startsWith('0') ? counter.length : 1,
      year,
    };
  });
}

const write = ({ pattern, width, year }: Numbered, counter: number, thisYear: number): string =>
  pattern
    .replace(COUNTER_HERE, String(counter).padStart(width, '0'))
    .replace(YEAR_HERE, String(thisYear).slice(-(year?.length ?? 0)));

/**
 * The next numbers in the format of the latest one; `earlier` is newest first. Counting continues within the year and restarts at 1 in a
 * new one, if the numbers contain the year.
 * @param before the prefix of the first number
 * @returns one number, or several where two groups of digits may be the year: the user chooses
 */
export function proposeNumbers(
  earlier: readonly string[],
  year: number,
  before = '',
): readonly [string, ...string[]] {
  const compared = earlier.slice(0, COMPARED);
  const known = earlier.map((number) => readings(number, year, compared)).filter((ways) => ways.length > 0);
  const [first, ...others] = (known[0] ?? []).map((latest) => {
    const same = known
      .flat()
      .filter(
        ({ pattern, year: its }) =>
          pattern === latest.pattern && (its === undefined || String(year).endsWith(its)),
      );
    return write(latest, 1 + Math.max(0, ...same.map(({ counter }) => counter)), year);
  });
  return first === undefined ? [`${before}1/${year}`] : [first, ...others.filter((one) => one !== first)];
}

/** The likeliest next number. */
export const proposeNumber = (earlier: readonly string[], year: number, before = ''): string =>
  proposeNumbers(earlier, year, before)[0];

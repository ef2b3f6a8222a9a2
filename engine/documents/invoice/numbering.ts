/** The parts of a document number: prefix, counter, suffix, and the year in either. */
interface Numbered {
  readonly pattern: string;
  readonly counter: number;
  readonly width: number;
  /** As written, two digits or four. */
  readonly year: string | undefined;
}

/** Four digits anywhere, or two after a slash at the end: `12/2026`, `2026-012`, `5/26`. */
const YEARS = /(?<!\d)20\d\d(?!\d)|(?<=\d\/)\d\d$/g;
const COUNTER = /\d+(?!.*\d)/s;
const CENTURY = 2000;
/** Placeholders that occur in no number. */
const YEAR_HERE = '\u0000';
const COUNTER_HERE = '\u0001';

/** The year is replaced first, so that the last remaining digits are the counter. */
function read(number: string, thisYear: number): Numbered | undefined {
  const [year, rest] = yearIn(number, thisYear);
  const counter = COUNTER.exec(rest)?.[0];
  if (counter === undefined || counter.length > 9) return undefined;
  return {
    pattern: rest.replace(COUNTER, COUNTER_HERE),
    counter: Number(counter),
    width: counter.startsWith('0') ? counter.length : 1,
    year,
  };
}

/** The year and the rest of the number. Of several candidates the nearest year wins; a single group of digits is the counter. */
function yearIn(number: string, thisYear: number): readonly [year: string | undefined, rest: string] {
  const [nearest] = [...number.matchAll(YEARS)]
    .map(({ 0: year, index }) => {
      const rest = number.slice(0, index) + YEAR_HERE + number.slice(index + year.length);
      return { year, rest, distance: Math.abs(thisYear - (Number(year) % 100) - CENTURY) };
    })
    .filter(({ rest }) => COUNTER.test(rest))
    .sort((a, b) => a.distance - b.distance);
  return nearest ? [nearest.year, nearest.rest] : [undefined, number];
}

const write = ({ pattern, width, year }: Numbered, counter: number, thisYear: number): string =>
  pattern
    .replace(COUNTER_HERE, String(counter).padStart(width, '0'))
    .replace(YEAR_HERE, String(thisYear).slice(-(year?.length ?? 0)));

/**
 * The next number in the format of the latest one; `earlier` is newest first. Counting continues within the year and restarts at 1 in a new
 * one, if the numbers contain the year.
 * @param before the prefix of the first number
 */
export function proposeNumber(earlier: readonly string[], year: number, before = ''): string {
  const known = earlier.map((number) => read(number, year)).filter((number) => number !== undefined);
  const latest = known[0];
  if (latest === undefined) return `${before}1/${year}`;
  const same = known.filter(
    ({ pattern, year: its }) =>
      pattern === latest.pattern && (its === undefined || String(year).endsWith(its)),
  );
  return write(latest, 1 + Math.max(0, ...same.map(({ counter }) => counter)), year);
}

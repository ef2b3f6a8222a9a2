import { visibleText } from '../text/letters.ts';
import { scaleOf } from './units.ts';

/**
 * Numbers as people type and paste them. A lone point before exactly three digits groups thousands, as in Bosnian; a comma never does on
 * its own. Inconsistent grouping is refused, never guessed.
 */

/** `1.234.567,8` */
const POINTS_GROUP = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
/** `1 234 567,8`, and with a point where no group of three follows. */
const SPACES_GROUP = /^[1-9]\d{0,2}(?: \d{3})+(?:,\d*|\.\d{0,2})?$/;
/** `1,234.56` and `1,234,567`. */
const COMMAS_GROUP = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d*|(?:,\d{3}){2,})$/;
/** `1234`, `1234,5`, `1234.5`, `,5`, and the incomplete `12,` of `12,5`. */
const PLAIN = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

/** The letters of KM look the same in both scripts, and users mix them. */
const UNIT = '(?:[K\u041a][M\u041c]|BAM|%|h)';
const BEFORE = new RegExp(`^${UNIT} ?`, 'i');
const AFTER = new RegExp(` ?${UNIT}$`, 'i');
/** `900,-` */
const NO_FENINGA = /[.,][-–—]$/;

/** The text without its unit, its sign and the mark for zero feninga. */
function digitsOf(text: string): { minus: boolean; digits: string } {
  const bare = visibleText(text).replace(BEFORE, '').replace(AFTER, '').replace(NO_FENINGA, '');
  const minus = /^[-−]/.test(bare);
  return { minus, digits: minus ? bare.slice(1) : bare };
}

/** `1.234,56` → 1234.56, the nearest double; undefined when it is not a number. */
export function readNumber(text: string): number | undefined {
  const { minus, digits } = digitsOf(text);
  const written = toPoint(digits);
  if (written === undefined) return undefined;
  const value = Number(written);
  return minus && value !== 0 ? -value : value;
}

/** The digits with at most one point, for `Number`. */
function toPoint(digits: string): string | undefined {
  if (POINTS_GROUP.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  if (SPACES_GROUP.test(digits)) return digits.replaceAll(' ', '').replace(',', '.');
  if (COMMAS_GROUP.test(digits)) return digits.replaceAll(',', '');
  return PLAIN.test(digits) ? digits.replace(',', '.') : undefined;
}

/** True for `1.000` and `1,000`, which other countries read a thousand times larger or smaller: the form shows which it read. */
export const isAmbiguous = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digitsOf(text).digits);

/** `7:30`, `7:30:00`, `7h30`, `7 h 30 min` */
const BY_CLOCK = /^(\d{1,3})(?:: ?| ?h ?)([0-5]\d)(?::([0-5]\d)| ?min\.?)?$/i;
const SECONDS_OF_HUNDREDTH = 36;

/** Hours as a time, in hundredths that need not be whole; undefined when a text is no time. */
export function hundredthsByClock(text: string): number | undefined {
  const [, hours, minutes, seconds = 0] = BY_CLOCK.exec(visibleText(text)) ?? [];
  if (hours === undefined) return undefined;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / SECONDS_OF_HUNDREDTH;
}

/** Hours as people type them: a number, or a time as spreadsheets copy it. */
export function readHours(text: string): number | undefined {
  const byClock = hundredthsByClock(text);
  return byClock === undefined ? readNumber(text) : byClock / scaleOf('sati');
}

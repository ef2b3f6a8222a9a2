import { isDay } from '../core/days/day.ts';
import { formatDay } from '../core/numbers/format.ts';
import { oneLine } from './typed-text.ts';

/** What nobody gave stays open, to be filled in by hand. */
export const BLANK = '____________';

/** What was typed, on one line, or an open line. */
export const given = (text: string): string => oneLine(text) || BLANK;

/** `21. 11. 2026.`, or an open line. */
export const givenDay = (text: string): string => dayIfGiven(text) || BLANK;

/** `21. 11. 2026.`, or nothing at all. */
export const dayIfGiven = (text: string): string => (isDay(text) ? formatDay(text) : '');

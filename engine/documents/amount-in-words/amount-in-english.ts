import type { Feninga } from '../../core/numbers/money.ts';
import { LARGEST_IN_WORDS } from './amount-in-words.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 123456 feninga → `one thousand two hundred thirty-four convertible marks and 56/100`; `undefined` outside 0 – 999.999.999,99. */
export function amountInEnglish(amount: Feninga): string | undefined {
  if (!Number.isInteger(amount) || amount < 0 || amount > LARGEST_IN_WORDS) return undefined;
  const marks = Math.floor(amount / 100);
  const hundredths = String(amount % 100).padStart(2, '0');
  return `${inEnglish(marks)} convertible ${marks === 1 ? 'mark' : 'marks'} and ${hundredths}/100`;
}

const SCALES = [
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

function inEnglish(count: number): string {
  if (count < 20) return SMALL[count] ?? '';
  if (count < 100)
    return [TENS[Math.floor(count / 10) - 2], SMALL[count % 10 || 20]].filter(Boolean).join('-');
  const [size, name] = SCALES.find(([least]) => count >= least) ?? SCALES[2];
  const rest = count % size;
  return [inEnglish(Math.floor(count / size)), name, ...(rest > 0 ? [inEnglish(rest)] : [])].join(' ');
}

import { yearOf } from '../core/days/day.ts';
import { wholeField } from '../core/field.ts';
import type { AnyParameter } from '../core/law.ts';

/**
 * The choice of years a yearly figure is set for; no others are accepted, and a later one names who publishes it. A form starts with the
 * current one, or with the last while that is not known.
 * @param since the first of them; earlier ones are not offered
 */
export function yearField({ promjene, godisnje }: AnyParameter, since = 0) {
  const years = promjene.map(({ od }) => yearOf(od)).filter((year) => year >= since);
  const [min, max] = [Math.min(...years), Math.max(...years)];
  const range = min === max ? `Poznata je samo ${max}. godina.` : `Izaberite godinu od ${min}. do ${max}.`;
  const next = godisnje && `Iznos za ${max + 1}. objavljuje ${godisnje.objavljuje}, ${godisnje.kada}.`;
  const invalid = [range, next].filter(Boolean).join(' ');
  return wholeField({
    label: 'Godina',
    missing: invalid,
    invalid,
    min,
    max,
    offered: years,
    offeredOnly: true,
    initial: max,
    opensOnThisYear: next ?? range,
  });
}

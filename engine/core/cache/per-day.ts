import type { Day } from '../days/day.ts';
import { perText } from './per-text.ts';

/** Every month of ten years, asked for one after the other. A day's law takes some kilobytes, and a call may name any of thousands. */
const DAYS = 128;

/** Makes something of each thing and day once, as long as the day is among the last so many of that thing. */
export function perDay<K extends object, V>(make: (key: K, day: Day) => V): (key: K, day: Day) => V {
  const kept = new WeakMap<K, (day: Day) => V>();
  return (key, day) => {
    const known = kept.get(key);
    if (known) return known(day);
    const ofKey = perText(DAYS, (asked: Day) => make(key, asked));
    kept.set(key, ofKey);
    return ofKey(day);
  };
}

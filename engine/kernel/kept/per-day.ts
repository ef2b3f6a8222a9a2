import type { Day } from '../days/day.ts';
import { Newest } from './newest.ts';

/** Every month of ten years, asked for one after the other. A day's law takes some kilobytes, and a call may name any of thousands. */
const DAYS = 128;

/** Makes something of each thing and day once, as long as the day is among the last so many of that thing. */
export function perDay<K extends object, V>(make: (key: K, day: Day) => V): (key: K, day: Day) => V {
  const kept = new WeakMap<K, Newest<Day, V>>();
  return (key, day) => {
    const days = kept.get(key) ?? new Newest<Day, V>(DAYS);
    const known = days.get(day);
    if (known !== undefined) return known;
    kept.set(key, days);
    return days.put(day, make(key, day));
  };
}

import type { Day } from './day.ts';

/** Makes something of each thing and day once. Days come from a bounded calendar, so what is kept is bounded too. */
export function perDay<K extends object, V>(make: (key: K, day: Day) => V): (key: K, day: Day) => V {
  const kept = new WeakMap<K, Map<Day, V>>();
  return (key, day) => {
    const days = kept.get(key) ?? new Map<Day, V>();
    const known = days.get(day);
    if (known !== undefined) return known;
    const made = make(key, day);
    kept.set(key, days.set(day, made));
    return made;
  };
}

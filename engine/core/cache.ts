import type { Day } from './days/day.ts';

/** Tree of cached values, one level per key. */
interface Branch<V> {
  readonly further: Map<unknown, Branch<V>>;
  made?: { readonly value: V };
}

/** Caches one value per list of keys; clears itself when full. Walking the tree by key takes half the time of building a text key. */
export function perValues<V>(most: number): (values: readonly unknown[], make: () => V) => V {
  let root = branch<V>();
  let size = 0;
  return (values, make) => {
    const { made } = found(root, values);
    if (made) return made.value;
    if (size++ >= most) [root, size] = [branch(), 1];
    const value = make();
    found(root, values).made = { value };
    return value;
  };
}

const branch = <V>(): Branch<V> => ({ further: new Map() });

function found<V>(root: Branch<V>, values: readonly unknown[]): Branch<V> {
  let at = root;
  for (const value of values) at = at.further.get(value) ?? grown(at, value);
  return at;
}

function grown<V>({ further }: Branch<V>, value: unknown): Branch<V> {
  const next = branch<V>();
  further.set(value, next);
  return next;
}

/** Caches one value per text, for the most recently used texts. */
export function perText<T extends string, V>(most: number, make: (text: T) => V): (text: T) => V {
  const cached = new Newest<T, V>(most);
  return (text) => cached.get(text) ?? cached.put(text, make(text));
}

/** 120 = all months of ten years. The law of a day takes some kilobytes, and a call may name any of thousands of days. */
const DAYS = 128;

/** Caches one value per object and day, for the most recently used days of each object. */
export function perDay<K extends object, V>(make: (key: K, day: Day) => V): (key: K, day: Day) => V {
  const cached = new WeakMap<K, (day: Day) => V>();
  return (key, day) => {
    const known = cached.get(key);
    if (known) return known(day);
    const ofKey = perText(DAYS, (date: Day) => make(key, date));
    cached.set(key, ofKey);
    return ofKey(day);
  };
}

/** Map with a limit of entries that evicts the oldest. Callers choose the keys, so the limit protects the memory. */
export class Newest<K, V> {
  private readonly cached = new Map<K, V>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: K): V | undefined {
    return this.cached.get(key);
  }

  put(key: K, value: V): V {
    if (this.cached.size >= this.most && !this.cached.has(key)) this.dropOldest();
    this.cached.set(key, value);
    return value;
  }

  private dropOldest(): void {
    for (const oldest of this.cached.keys()) {
      this.cached.delete(oldest);
      return;
    }
  }
}

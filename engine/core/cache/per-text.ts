import { Newest } from './newest.ts';

/** Makes something of each text once, as long as it is among the last so many asked for. */
export function perText<T extends string, V>(most: number, make: (text: T) => V): (text: T) => V {
  const kept = new Newest<T, V>(most);
  return (text) => kept.get(text) ?? kept.put(text, make(text));
}

/** What was made of values that begin alike. */
interface Branch<V> {
  readonly further: Map<unknown, Branch<V>>;
  made?: { readonly value: V };
}

/**
 * Makes something of each list of values once, and begins again when it holds so many: a list is found value by value, in half the time that
 * a text made of it takes.
 */
export function perValues<V>(most: number): (values: readonly unknown[], make: () => V) => V {
  let root = branch<V>();
  let held = 0;
  return (values, make) => {
    const { made } = found(root, values);
    if (made) return made.value;
    if (held++ >= most) [root, held] = [branch(), 1];
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

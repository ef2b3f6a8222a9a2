/** What was put last, under so many keys at the most; the oldest goes first. Callers choose the keys, and must not fill the memory. */
export class Newest<K, V> {
  private readonly kept = new Map<K, V>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: K): V | undefined {
    return this.kept.get(key);
  }

  put(key: K, value: V): V {
    if (this.kept.size >= this.most && !this.kept.has(key)) this.dropOldest();
    this.kept.set(key, value);
    return value;
  }

  private dropOldest(): void {
    for (const oldest of this.kept.keys()) {
      this.kept.delete(oldest);
      return;
    }
  }
}

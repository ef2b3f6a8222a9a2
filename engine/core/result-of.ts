/** Runs a generator to its end at once, where its pauses are not needed. */
export function resultOf<R>(work: Generator<unknown, R>): R {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Time of one task of the page, in milliseconds, before it may paint. */
const SLICE_MS = 50;

/**
 * Runs a generator to its end in short tasks, so that long work does not freeze the page.
 * @param signal stops it: the promise then stays pending
 * @param each called with every value on the way
 */
export function inSlices<Y, R>(
  work: Generator<Y, R>,
  signal?: AbortSignal,
  each?: (value: Y) => void,
): Promise<R> {
  return new Promise((resolve, reject) => {
    const slice = () => {
      const until = performance.now() + SLICE_MS;
      while (performance.now() < until) {
        const { done, value } = work.next();
        if (done) return resolve(value);
        each?.(value);
      }
      next();
    };
    const next = () =>
      setTimeout(() => {
        if (signal?.aborted) return;
        try {
          slice();
        } catch (error) {
          reject(error);
        }
      });
    next();
  });
}

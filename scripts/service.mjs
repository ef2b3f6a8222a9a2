/**
 * Limits of the heap. By default it grows with the memory of the machine, and some hundred megabytes of garbage accumulate before
 * collection; live data is far below this limit. The default young generation of Node 24 is twice as large as before.
 */
export const HEAP = ['--max-old-space-size=128', '--max-semi-space-size=8'];

/** Arguments of Node for the service, run from the root of the project. */
export const SERVICE = [...HEAP, 'service/dist/main.js'];

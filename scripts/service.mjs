/**
 * Arguments of Node for the service, run from the root of the project. By default the heap grows with the memory of the machine, and some
 * hundred megabytes of garbage accumulate before collection; live data is far below this limit.
 */
export const SERVICE = ['--max-old-space-size=128', 'service/dist/main.js'];

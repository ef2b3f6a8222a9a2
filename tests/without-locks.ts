/**
 * Web Locks are off in unit tests unless a test stubs its own: Node 24 has them, and what a test opens as several tabs of a browser
 * would share the locks of one process.
 */
if (globalThis.navigator?.locks)
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });

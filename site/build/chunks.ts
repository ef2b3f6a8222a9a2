/** Stays in the visitor's cache when the site changes. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
};

/** What most pages are made of. A lower count puts forms into the first load of pages without one. */
const COMMON = { name: 'common', test: /\/site\/|lucide/, minShareCount: 10 };

/** Stored data and documents are validated with zod; a wage is validated by its call. */
const SCHEMAS = { name: 'schemas', test: /node_modules\/zod\/|\/lazy-loading\/jitless\./ };

/** The chunks that are not left to the bundler; the first that fits. `.size-limit.mjs` holds what pages load. */
export const CHUNKS = [FRAMEWORK, COMMON, SCHEMAS];

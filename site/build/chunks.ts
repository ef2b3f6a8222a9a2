/** Stays in the cache of visitors when the site changes. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
};

/**
 * Modules shared by most pages. A lower count puts forms into the first load of pages without one. Only payroll needs the readers of
 * its records, which its many chunks share.
 */
const COMMON = { name: 'common', test: /\/site\/(?!payroll\/|storage\/payroll\/)|lucide/, minShareCount: 14 };

/** zod validates stored data and documents; the call validates a wage. */
const SCHEMAS = { name: 'schemas', test: /node_modules\/zod\/|\/lazy-loading\/jitless\./ };

/** The chunks that are not left to the bundler; the first match. `.size-limit.mjs` limits what pages load. */
export const CHUNKS = [FRAMEWORK, COMMON, SCHEMAS];

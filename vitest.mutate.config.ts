import { defineConfig } from 'vitest/config';

/** What speaks of the engine alone: the tests each mutation of it is tried with. */
// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default defineConfig({
  test: {
    include: ['engine/**/*.test.ts', 'checks/{registry,salaries,bases}.test.ts'],
    testTimeout: 120_000,
  },
});

import { defineConfig } from 'vitest/config';

/** What speaks of the kernel and the rules: the tests each mutation of them is tried with. */
// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default defineConfig({
  test: {
    include: [
      'engine/{kernel,law,rules,calculators}/**/*.test.ts',
      'checks/{registry,salaries,bases}.test.ts',
    ],
    // Years whose law is that of the year before try nothing again.
    testNamePattern: /^(?!.*20(19|20|23|24): every line)/,
    setupFiles: ['checks/drawn-cases.ts', 'checks/without-shrinking.ts'],
    testTimeout: 120_000,
  },
});

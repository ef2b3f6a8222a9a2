/** Which changes of the core and the rules no test notices: `npm run mutate`, or of one file `npm run mutate -- -m engine/core/solve/solve.ts`. */
// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default {
  mutate: ['engine/{core,rules}/**/*.ts', '!**/*.{test,fixture}.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.config.ts' },
  // There is none of that name: otherwise the tool writes the references of ours again, which stand outside its copy.
  tsconfigFile: 'none.json',
  ignorePatterns: ['/site/dist', '/service/dist', '/site/public', '/test-results', '/docs', '/deploy'],
  // What is calculated once, when a file is loaded, would need a process of its own for each change.
  ignoreStatic: true,
  tempDirName: '.mutate',
  incrementalFile: 'node_modules/.mutate.json',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  // What never ends is told from what waits for a busy machine.
  timeoutMS: 60_000,
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
};

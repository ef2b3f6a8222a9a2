import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** How long a file of tests keeps a mutation waiting: examples are quick, what is drawn is not, and the registry tries everything. */
const WAIT = [/random-input/, /tests\/wages/, /tests\/salaries/, /tests\/bases/, /tests\/registry/];
const waitOf = ({ moduleId }: TestSpecification) => WAIT.findIndex((path) => path.test(moduleId));

/** Most mutations fall to an example, so that the long tests are not begun for them. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => waitOf(a) - waitOf(b));
  }
}

/** What speaks of the core and the rules: the tests each mutation of them is tried with. */
// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default defineConfig({
  test: {
    include: [
      'engine/{core,law,rules,calculators}/**/*.test.ts',
      'tests/{registry,salaries,bases,wages}.test.ts',
      'service/tests/{calls,random-input}.test.ts',
    ],
    // Years whose law is that of the year before try nothing again.
    testNamePattern: /^(?!.*20(19|20|23|24): every line)/,
    setupFiles: ['tests/drawn-cases.ts', 'tests/without-shrinking.ts'],
    sequence: { sequencer: QuickFirst },
    // Law and rules are loaded once for all files, not once for each of them at every mutation.
    isolate: false,
    testTimeout: 120_000,
  },
});

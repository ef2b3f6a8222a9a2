import process from 'node:process';
import fc from 'fast-check';
import { beforeEach } from 'vitest';

/** Seeds random cases by the test name, the same in every run: a failure is caused by a change. `npm run hunt` draws others. */
beforeEach(({ task }) => {
  const seed = fc.hash(`${process.env.DRAW ?? ''} ${task.fullTestName}`);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
});

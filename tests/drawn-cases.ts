import process from 'node:process';
import fc from 'fast-check';
import { beforeEach } from 'vitest';

/** Each test draws random cases of its own, the same in every run: what goes red is the change and not the draw. `npm run hunt` draws others. */
beforeEach(({ task }) => {
  const seed = fc.hash(`${process.env.DRAW ?? ''} ${task.fullTestName}`);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
});

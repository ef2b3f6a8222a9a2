import { expect, test } from 'vitest';
import { jmbgFacts } from './jmbg-facts.ts';

test.each([
  ['3112899990017', { born: '1899-12-31', sex: 'M' }],
  ['0101899995024', { born: '1899-01-01', sex: 'Ž' }],
  ['2902004100007', { born: '2004-02-29', sex: 'M' }],
  ['3102899990017', undefined],
  ['123', undefined],
  ['', undefined],
])('reads the day of birth and the sex of %s', (jmbg, facts) => expect(jmbgFacts(jmbg)).toEqual(facts));

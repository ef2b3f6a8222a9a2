import { expect, test } from 'vitest';
import { checkEmail } from './identifier.ts';

test.each(['', ' ', 'ured@firma.ba', 'ured@firma.ba, plate@firma.ba;', ' plate+ured@računi.firma.co.uk '])(
  'accepts %j as a possible address',
  (text) => expect(checkEmail(text)).toBeUndefined(),
);

test.each([
  'ured',
  'ured@firma',
  '@firma.ba',
  'ured@',
  'ured@firma.',
  'ured @firma.ba',
  'a@b@firma.ba',
  'ured@firma.ba plate@firma.ba',
])('explains the format when %j is typed', (text) =>
  expect(checkEmail(text)).toMatch(/^E-pošta se piše kao .*\.$/),
);

import { expect, test } from 'vitest';
import { checkEmail } from './identifier.ts';

test.each(['', ' ', 'ured@firma.ba', 'ured@firma.ba, plate@firma.ba;', ' plate+ured@računi.firma.co.uk '])(
  '%j may be an address',
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
])('%j is told how one is written', (text) => expect(checkEmail(text)).toMatch(/^E-pošta se piše kao .*\.$/));

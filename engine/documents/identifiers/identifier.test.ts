import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBankAccount } from './account.ts';
import cases from './cases.json';
import { bareNumber } from './digits.ts';
import { checkIdentifier, type IdentifierKind } from './identifier.ts';

const KINDS: Readonly<Record<IdentifierKind, readonly { broj: string; ispravan: boolean }[]>> = {
  JMBG: cases.jmbg,
  JIB: cases.jib,
  PIB: cases.pdv,
  racun: cases.racun,
  IBAN: cases.iban,
};
const kinds = Object.keys(KINDS) as IdentifierKind[];

describe.each(kinds)('%s', (kind) => {
  test.each(KINDS[kind])('$broj → $ispravan', ({ broj, ispravan }) => {
    expect(checkIdentifier(kind, broj) === undefined).toBe(ispravan);
  });

  test('detects one wrong digit, except for one value in nine where modulo 11 maps two remainders to a digit', () => {
    const valid = fc.constantFrom(...KINDS[kind].filter((c) => c.ispravan).map((c) => c.broj));
    fc.assert(
      fc.property(valid, fc.nat(11), (number, fromEnd) => {
        const at = number.length - 1 - fromEnd;
        const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((by) => {
          const digit = (Number(number[at]) + by) % 10;
          return number.slice(0, at) + digit + number.slice(at + 1);
        });
        const unnoticed = wrong.filter((changed) => checkIdentifier(kind, changed) === undefined);
        expect(unnoticed.length).toBeLessThanOrEqual(kind === 'racun' || kind === 'IBAN' ? 0 : 1);
      }),
    );
  });

  test('answers any text without an error, and nothing for an empty one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (text) => {
        const answer = checkIdentifier(kind, text);
        if (answer !== undefined) expect(answer).toMatch(/\.$/);
      }),
    );
    expect(checkIdentifier(kind, ' - ')).toBeUndefined();
  });
});

test('says what to check', () => {
  expect(checkIdentifier('JIB', '44037112500')).toBe('JIB ima 13 cifara, a upisano je 11.');
  expect(checkIdentifier('JIB', '1403711250001')).toBe('JIB počinje cifrom 4.');
  expect(checkIdentifier('PIB', '40371125000A')).toBe('PDV broj smije imati samo cifre.');
  expect(checkIdentifier('JMBG', '3113990100018')).toMatch(/datum rođenja/);
  expect(checkIdentifier('IBAN', 'BA39551790480118385')).toBe('IBAN iz BiH ima 20 znakova, a upisano je 19.');
});

test('reads numbers with usual separators', () => {
  expect(checkIdentifier('racun', '161-000-00107510-06')).toBeUndefined();
  expect(checkBankAccount(' BA39 5517 9048 0118 3851 ')).toBeUndefined();
  expect(checkBankAccount('338 000 22100183 91')).toMatch(/Kontrolne cifre broja računa/);
});

test.each([0xad, 0x200b, 0x200f, 0x202a, 0x202e, 0x2060, 0xfeff, 0xa0, 0x202f])(
  'reads identifiers when the invisible U+%i is between their digits',
  (code) => {
    const strewn = (text: string): string => Array.from(text).join(String.fromCodePoint(code));
    expect(checkIdentifier('JMBG', strewn('0101990100013'))).toBeUndefined();
    expect(checkBankAccount(strewn('1610000010751006'))).toBeUndefined();
    expect(checkBankAccount(strewn('BA395517904801183851'))).toBeUndefined();
    expect(bareNumber(strewn('161-0000'))).toBe('1610000');
  },
);

import { readContract } from '@obracun/engine/documents/contract/contract.ts';
import { readValues } from '@obracun/engine/documents/forms/form-field.ts';
import { statement } from '@obracun/engine/documents/letters/statement.ts';
import { type Profile, profileFields } from '@obracun/engine/documents/profile/profile.ts';
import { expect, test } from 'vitest';
import { filledFrom } from './filled-from-profile.ts';

const profile = readValues(profileFields, {
  name: 'Primjer d.o.o.',
  jib: '4400000000011',
  representative: 'Direktor Prvi',
  accounts: [{ bank: 'Banka', account: '5520040002547572' }],
}) as Profile;

test('fills the employer of a contract and keeps what is typed', () => {
  expect(filledFrom(profile, readContract({ employer: 'Drugi d.o.o.' }))).toEqual({
    employerJIB: '4400000000011',
    employerRepresentative: 'Direktor Prvi',
  });
});

test('fills the creditor of a letter', () => {
  expect(filledFrom(profile, readValues(statement.fields, null))).toEqual({
    firm: 'Primjer d.o.o.',
    firmJib: '4400000000011',
    account: '5520040002547572',
    signer: 'Direktor Prvi',
  });
});

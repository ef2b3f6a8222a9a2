import { expect, test } from 'vitest';
import { checkAccount } from '../../../documents/identifiers/account.ts';
import { accounts as bd } from '../../../law/bd/accounts.ts';
import { CANTONS, accounts as fbih } from '../../../law/fbih/accounts.ts';
import { accounts as rs } from '../../../law/rs/accounts.ts';
import { MUNICIPALITIES } from '../municipalities/municipalities.ts';
import { accountFor, accountKey, accountsOf, ownAccountFor } from './account-for.ts';
import { cantonOf } from './canton-of.ts';

const all = [...fbih, ...rs, ...bd];

test('has an account of 16 valid digits and a code of six for each', () => {
  expect(all.length).toBe(67);
  for (const { account, code, budgetOrg } of all) {
    if (account !== null) expect(checkAccount(account)).toBeUndefined();
    if (code !== null) expect(code).toMatch(/^7\d{5}$/);
    expect(budgetOrg).toMatch(/^\d{7}$/);
  }
});

test('has certainty and month for each account, and a remark when it is not certain', () => {
  for (const { item, certainty, seen, source, account, doubts } of all) {
    expect(source, item).not.toBe('');
    if (seen !== null) expect(seen).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    if (certainty === 'visoka') expect([item, seen !== null, doubts]).toEqual([item, true, []]);
    else if (account !== null) expect(doubts.length, item).toBeGreaterThan(0);
  }
});

test('has an account of a canton for every municipality of the Federation', () => {
  const federation = MUNICIPALITIES.filter(({ entity }) => entity === 'fbih');
  expect(new Set(federation.map(cantonOf))).toEqual(new Set(CANTONS.map(({ canton }) => canton)));
  for (const { canton } of CANTONS)
    for (const item of ['health-canton', 'employment-canton', 'tax', 'water', 'disaster'] as const)
      expect(accountFor(item, 'fbih', canton)?.account, `${item} ${canton}`).toMatch(/^\d{16}$/);
  expect(cantonOf({ entity: 'rs', code: '077', name: '' })).toBeUndefined();
  expect(cantonOf(undefined)).toBeUndefined();
});

test('finds an account by obligation, entity and canton', () => {
  expect(accountFor('tax', 'fbih', 'ZDK')).toMatchObject({ code: '716111', account: '1340100000001672' });
  expect(accountFor('tax', 'rs')).toMatchObject({ code: '713113', account: '5620990000055687' });
  expect(accountFor('tax', 'bd')).toMatchObject({ code: '713111', certainty: 'niska' });
  expect(accountFor('tax', 'fbih')).toBeUndefined();
  expect(accountFor('solidarity', 'fbih')).toBeUndefined();
});

test('uses the account of a firm instead, without the remark about the default', () => {
  expect(accountKey('tax', 'fbih', 'KS')).toBe('fbih:tax:KS');
  const own = {
    'rs:contributions': { account: '5551000036647150' },
    'rs:tax': { budgetOrg: '0000000' },
    'rs:employment-rs-resident': { account: '5551000036647150' },
  };
  const own159 = { 'rs:employment-rs-resident': { code: '712159' } };
  expect(ownAccountFor(own, 'contributions', 'rs')).toMatchObject({
    account: '5551000036647150',
    code: '712199',
    doubts: [],
  });
  const tax = ownAccountFor(own, 'tax', 'rs');
  expect(tax?.budgetOrg).toBe('0000000');
  expect(tax?.doubts.length).toBe(1);
  expect(ownAccountFor(own, 'employment-rs-resident', 'rs')?.chooseCode).toEqual(['712113', '712159']);
  const chosen = ownAccountFor(own159, 'employment-rs-resident', 'rs');
  expect(chosen?.code).toBe('712159');
  expect(chosen?.chooseCode).toBeUndefined();
  expect(ownAccountFor(own, 'solidarity', 'rs')).toEqual(accountFor('solidarity', 'rs'));
  expect(ownAccountFor(undefined, 'tax', 'rs')).toEqual(accountFor('tax', 'rs'));
});

test('lists the accounts of the entity of a payer, and those of workers who live in another entity', () => {
  const met = (payer: 'fbih' | 'rs' | 'bd', entity: string): string[] =>
    accountsOf(payer).flatMap((one) => (one.entity === entity && !one.canton ? [one.item] : []));
  expect(met('fbih', 'rs')).toEqual(['health-rs-resident', 'employment-rs-resident']);
  expect(met('rs', 'fbih')).toEqual(['health-federal', 'employment-federal']);
  expect(met('rs', 'rs')).not.toContain('employment-rs-resident');
  expect(met('fbih', 'fbih')).toEqual(['pio', 'health-federal', 'employment-federal', 'osi']);
  expect(new Set(accountsOf('bd').map(({ entity }) => entity))).toEqual(new Set(['bd']));
});

import { definitions } from '@obracun/engine/calculators/index.ts';
import { definition as lease } from '@obracun/engine/calculators/zakup/definition.ts';
import { municipalityKey } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { Payable } from '@obracun/engine/payroll/payments/orders/payables.ts';
import { expect, test } from 'vitest';
import { accountWritten, headingsOf, payableText, seenWritten } from './payable-text.ts';
import { placeOf } from './stored-places.ts';
import { wageEntity } from './wage-entity.ts';

const row: Payable = {
  purpose: 'Doprinos za PIO/MIO 10/2026',
  recipient: 'Budžet Federacije BiH (Federalni zavod PIO/MIO)',
  amount: 154_228,
  code: '712112',
  account: '1020500000106698',
  municipality: '077',
  budgetOrg: '5102001',
  reference: '0000000010',
  source: { certainty: 'visoka', seen: '2025-09', source: '' },
  doubts: [],
  reason: undefined,
};

test('copies rows for a spreadsheet, with an unknown account empty', () => {
  const { account: _, code: __, municipality: ___, budgetOrg: ____, reference: _____, ...unknown } = row;
  const without = {
    ...unknown,
    account: undefined,
    code: undefined,
    municipality: undefined,
    budgetOrg: undefined,
    reference: undefined,
  };
  expect(payableText('rs', [row, without]).split('\n')).toEqual([
    'Svrha\tPrimalac\tRačun\tVrsta prihoda\tOpština\tBudžetska organizacija\tPoziv na broj\tIznos',
    'Doprinos za PIO/MIO 10/2026\tBudžet Federacije BiH (Federalni zavod PIO/MIO)\t102-050-00001066-98\t712112\t077\t5102001\t0000000010\t1542,28',
    'Doprinos za PIO/MIO 10/2026\tBudžet Federacije BiH (Federalni zavod PIO/MIO)\t\t\t\t\t\t1542,28',
  ]);
});

test('says when an account was seen', () => {
  expect(accountWritten('1020500000106698')).toBe('102-050-00001066-98');
  expect(accountWritten('1020500000106698', ' ')).toBe('102 050 00001066 98');
  expect(seenWritten({ certainty: 'visoka', seen: '2025-09', source: '' })).toBe('Račun viđen 09/2025.');
  expect(seenWritten({ certainty: 'niska', seen: null, source: '' })).toMatch(
    /^Nije poznato kada je račun viđen/,
  );
});

test('names a municipality by the word of its entity', () =>
  expect([headingsOf('fbih')[4], headingsOf('rs')[4]]).toEqual(['Općina', 'Opština']));

test('finds a municipality by its entity and name', () => {
  const stari = placeOf('fbih:Stari Grad Sarajevo');
  expect(stari?.entity).toBe('fbih');
  expect(stari && municipalityKey(stari)).toBe('fbih:Stari Grad Sarajevo');
  expect(placeOf('rs:Nepostojeća')).toBeUndefined();
  expect(placeOf('')).toBeUndefined();
});

test('has payment orders for wages only', () => {
  const wages = definitions.filter((one) => wageEntity(one) !== undefined).map(({ id }) => id);
  expect(wages.toSorted()).toEqual(['kalkulator-brcko', 'kalkulator-fbih', 'minuli-topli', 'obracun-plata']);
  expect(wageEntity(lease)).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { MunicipalityKey, PayrollEntity } from '../../model/place.ts';
import { requestOf } from '../../month/api-request/request.ts';
import { workerInMonth } from '../../month/api-request/worker-in-month.ts';
import { answering, firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { payablesOf } from './payables.ts';

const ask = await answering();
const CENTAR: MunicipalityKey = { entity: 'fbih', code: '077', name: 'Centar Sarajevo' };
const ZENICA: MunicipalityKey = { entity: 'fbih', code: '103', name: 'Zenica' };
const BANJA_LUKA: MunicipalityKey = { entity: 'rs', code: '002', name: 'Banja Luka' };
const BRCKO: MunicipalityKey = { entity: 'bd', code: null, name: 'Brčko distrikt' };

async function payables(entity: PayrollEntity, seat?: MunicipalityKey, home = seat) {
  const worker = workerOf({ employedFrom: '2026-10-01', hotMeal: 0, fund: 'rs' });
  const requested = requestOf(workerInMonth(firmOf({ entity }), worker, monthOf()));
  if (!('wage' in requested)) throw new Error('no request');
  const [answer] = await ask([requested.wage]);
  if (!answer || !('odgovor' in answer)) throw new Error('refused');
  return payablesOf(entity, requested.wage.unos, answer.odgovor, { seat, home });
}

test('lists a slip of the Federation by fund and account, without a firm', async () => {
  const rows = await payables('fbih', CENTAR, ZENICA);
  expect(
    rows.map(({ code, municipality, account, amount }) => [code, municipality, account, amount]),
  ).toEqual([
    ['712112', '077', '1020500000106698', 39_000],
    ['712111', '103', '1340100000002157', 26_042],
    ['712111', '077', '1020500000064018', 2958],
    ['712113', '103', '1340100000107596', 2800],
    ['712113', '077', '1610000028570003', 1200],
    ['722581', '077', '1411965320008475', 636],
    ['722529', '077', '1411965320008475', 636],
    ['716111', '103', '1340100000001672', 10_800],
    ['722569', '077', '1344701000753837', 1000],
  ]);
  expect(rows[0]).toMatchObject({
    purpose: 'Doprinos za PIO/MIO 10/2026',
    budgetOrg: '5102001',
    reference: '0000000010',
    source: { certainty: 'visoka', seen: '2025-09' },
    doubts: [],
  });
  expect(rows.every(({ reason }) => reason === undefined)).toBe(true);
});

test('lists three in Republika Srpska, each with what to check', async () => {
  const rows = await payables('rs', BANJA_LUKA);
  expect(rows.map(({ code, amount, source }) => [code, amount, source?.certainty])).toEqual([
    ['712199', 62_000, 'srednja'],
    ['713113', 8000, 'srednja'],
    ['712173', 325, 'srednja'],
  ]);
  expect(rows.every(({ doubts }) => doubts.length > 0)).toBe(true);
});

test('shows amounts when the municipality is not chosen, and says what is missing', async () => {
  const rows = await payables('fbih');
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(85_072);
  expect(rows.every(({ reason }) => reason !== undefined)).toBe(true);
  expect(rows[0]).toMatchObject({ code: '712112', account: '1020500000106698', municipality: undefined });
  expect(rows.find(({ purpose }) => purpose === 'Porez na dohodak 10/2026')).toMatchObject({
    account: undefined,
    recipient: '',
  });
});

test('lists what is known of the District, and what is not', async () => {
  const rows = await payables('bd', BRCKO);
  expect(rows.map(({ code, reason }) => [code, reason !== undefined])).toEqual([
    ['712129', true],
    ['712111', true],
    ['712113', true],
    ['713111', true],
    [undefined, true],
  ]);
});

test('does not mention a firm beside a single result', async () => {
  const rows = [...(await payables('fbih')), ...(await payables('rs')), ...(await payables('bd', BRCKO))];
  expect(rows.filter(({ reason = '' }) => /firm|: \.$/i.test(reason))).toEqual([]);
  expect((await payables('fbih'))[0]?.reason).toBe('Izaberite općinu.');
  expect((await payables('rs'))[0]?.reason).toBe('Izaberite opštinu.');
});

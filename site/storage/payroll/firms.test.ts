import 'fake-indexeddb/auto';
import { newFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { newWorker } from '@obracun/engine/payroll/model/worker.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything, putBack } from '../db/removal.ts';
import { withDatabase } from '../db/with-database.ts';
import { firmsOf, saveFirm } from './firms.ts';
import { bringWorkers } from './import-workers.ts';
import { saveWorkerMonths } from './months.ts';
import { firm, of, removeFirm, worked, worker } from './stored.fixture.ts';
import { saveWorker, workersOf } from './workers.ts';

beforeEach(emptyDevice);

describe('a firm and its workers', () => {
  test('are stored, read and ordered by name', async () => {
    await saveFirm(firm, undefined);
    await saveFirm({ ...newFirm('g', 'fbih'), name: 'Akvarel' }, undefined);
    await saveWorker({ ...worker, id: 'v', lastName: 'Đurić' }, undefined);
    await saveWorker(worker, undefined);
    expect((await withDatabase(firmsOf)).map(({ content }) => content.name)).toEqual(['Akvarel', 'Alfa']);
    expect((await withDatabase((db) => workersOf(db, 'f'))).map(({ id }) => id)).toEqual(['w', 'v']);
  });

  test('share the code of a municipality that is in no list', async () => {
    const brcko = { ...newFirm('g', 'bd'), name: 'Brod' };
    await saveFirm(firm, undefined);
    const saved = await saveFirm({ ...brcko, municipalityCodes: { 'bd:Brčko distrikt': '099' } }, undefined);
    await saveFirm({ ...newFirm('h', 'bd'), name: 'Novi' }, undefined);
    const codes = async () =>
      (await withDatabase(firmsOf)).map(({ content }) => content.municipalityCodes?.['bd:Brčko distrikt']);
    expect(await codes()).toEqual(['099', '099', '099']);
    const known = 'stored' in saved ? saved.stored.changed : undefined;
    await saveFirm({ ...brcko, municipalityCodes: { 'bd:Brčko distrikt': '098' } }, known);
    expect(await codes()).toEqual(['098', '098', '098']);
  });

  test('overwrites no record without a moment by a new one', async () => {
    const damaged = { id: firm.id, content: { ...firm, name: 'Ranija' } };
    await withDatabase((db) => db.firme.put(damaged as never));
    expect(await saveFirm(firm, undefined)).toEqual({ elsewhere: damaged });
    expect(await withDatabase((db) => db.firme.toArray())).toEqual([damaged]);
  });

  test('stores numbers without separators, so that files and import match them', async () => {
    await saveFirm(
      { ...firm, jib: '4200-0000 00004', accounts: { 'rs:tax': { account: '562-099-00000556-87' } } },
      undefined,
    );
    await saveWorker(
      {
        ...worker,
        jmbg: '0101 899 995024',
        account: 'BA39 1619 9900 0000 1209',
        deductions: worker.deductions.map((one) => ({ ...one, account: '199-999-00000020-94' })),
      },
      undefined,
    );
    const [storedFirm] = await withDatabase((db) => db.firme.toArray());
    const [storedWorker] = await withDatabase((db) => db.radnici.toArray());
    expect(storedFirm?.content).toMatchObject({
      jib: '4200000000004',
      accounts: { 'rs:tax': { account: '5620990000055687' } },
    });
    expect(storedWorker?.content).toMatchObject({
      jmbg: '0101899995024',
      account: '1619990000001209',
      deductions: [{ account: '1999990000002094' }, { account: '1999990000002094' }],
    });
  });

  test('never overwrites a change of another tab', async () => {
    const first = await saveWorker(worker, undefined);
    const known = 'stored' in first ? first.stored.changed : 0;
    await saveWorker({ ...worker, position: 'Vozač' }, known);
    const late = await saveWorker({ ...worker, position: 'Kuhar' }, known);
    expect(late).toMatchObject({ elsewhere: { content: { position: 'Vozač' } } });
    expect(await withDatabase((db) => workersOf(db, 'f'))).toMatchObject([
      { content: { position: 'Vozač' } },
    ]);
  });

  test('refuses a JMBG when another worker of the firm has it, and names that worker', async () => {
    const jmbg = '0101899995024';
    await saveWorker({ ...worker, jmbg }, undefined);
    const other = { ...newWorker('v', 'f'), lastName: 'Đurić' };
    expect(await saveWorker({ ...other, jmbg: '0101-899-995024' }, undefined)).toEqual({
      refused: 'ovaj JMBG već ima „Čelić“. Provjerite broj, ili otvorite tog radnika.',
    });
    expect(await saveWorker({ ...other, jmbg: '' }, undefined)).toHaveProperty('stored');
    expect(await saveWorker({ ...newWorker('o', 'g'), jmbg }, undefined)).toHaveProperty('stored');
  });

  test('saves other changes when two workers already had one JMBG', async () => {
    const jmbg = '0101899995024';
    await saveWorker({ ...worker, jmbg }, undefined);
    await bringWorkers([{ ...newWorker('v', 'f'), jmbg }], []);
    const [, second] = await withDatabase((db) => workersOf(db, 'f'));
    const { content = worker, changed } = second ?? {};
    expect(await saveWorker({ ...content, position: 'Vozač' }, changed)).toHaveProperty('stored');
  });

  test('does not restore by a save what another tab removed', async () => {
    const first = await saveFirm(firm, undefined);
    const known = 'stored' in first ? first.stored.changed : 0;
    await removeFirm();
    expect(await saveFirm({ ...firm, name: 'Beta' }, known)).toEqual({ elsewhere: undefined });
    expect(await withDatabase(firmsOf)).toEqual([]);
  });

  test('removes a firm with all its records, and restores them', async () => {
    await saveFirm(firm, undefined);
    await saveFirm(newFirm('g', 'fbih'), undefined);
    await saveWorker(worker, undefined);
    await saveWorker(newWorker('o', 'g'), undefined);
    await saveWorkerMonths(of, { w: { before: undefined, after: worked(800) } });
    const before = await withDatabase(everything);
    const taken = await removeFirm();
    expect(await withDatabase(everything)).toMatchObject({
      firme: [{ id: 'g' }],
      radnici: [{ id: 'o' }],
      mjeseci: [],
    });
    await putBack(taken);
    expect(await withDatabase(everything)).toEqual(before);
  });
});

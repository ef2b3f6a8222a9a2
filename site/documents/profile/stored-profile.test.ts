import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { emptyDevice } from '../../storage/db/empty-device.fixture.ts';
import { everything } from '../../storage/db/removal.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { changeProfile, EMPTY_PROFILE, readProfile } from './stored-profile.ts';

beforeEach(emptyDevice);

test('is empty until something is typed', async () => {
  expect(await readProfile()).toEqual(EMPTY_PROFILE);
});

test('keeps changes of two tabs to different fields in one record', async () => {
  await Promise.all([changeProfile({ name: 'Primjer d.o.o.' }), changeProfile({ phone: '033 000 000' })]);
  await changeProfile({ accounts: [{ bank: 'Banka', account: '1' }] });
  expect(await readProfile()).toMatchObject({
    name: 'Primjer d.o.o.',
    phone: '033 000 000',
    accounts: [{ bank: 'Banka', account: '1' }],
    template: 'classic',
  });
  const { nacrti } = await withDatabase(everything);
  expect(nacrti).toHaveLength(1);
});

test('keeps a field that a later version added', async () => {
  await changeProfile({ name: 'A' });
  const [row] = (await withDatabase(everything)).nacrti;
  await withDatabase((db) => db.nacrti.put({ ...row, content: { name: 'A', novo: 'x' } } as never));
  await changeProfile({ phone: '1' });
  const [after] = (await withDatabase(everything)).nacrti;
  expect(after?.content).toEqual({ name: 'A', novo: 'x', phone: '1' });
});

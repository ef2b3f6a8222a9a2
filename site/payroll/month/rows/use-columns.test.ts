import { afterEach, expect, test, vi } from 'vitest';
import { hookValue } from '../../../storage/hook.fixture.ts';
import { FIRST_COLUMNS } from './columns.ts';
import { useColumns } from './use-columns.ts';

afterEach(() => vi.unstubAllGlobals());

const chosenWith = (stored: string | null, earlier?: readonly string[]) => {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  return hookValue(() => useColumns('f1', earlier)).chosen;
};

test('shows the columns of the firm', () => {
  expect(chosenWith('night bonus', ['vrsta:iznos:regres'])).toEqual(['vrsta:iznos:regres']);
});

test('shows those chosen on the device by an earlier version when the firm has none', () => {
  expect(chosenWith('night bonus')).toEqual(['night', 'bonus']);
  expect(chosenWith(null)).toEqual(FIRST_COLUMNS);
});

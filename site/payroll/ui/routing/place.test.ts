import { expect, test } from 'vitest';
import { addressOf, FIRST_PLACE, type Place, readPlace } from './place.ts';

const places: readonly Place[] = [
  { firm: 'a1', section: 'radnici', worker: 'b2' },
  { firm: 'a1', section: 'mjesec', year: 2026, month: 3 },
  { firm: 'a1', section: 'placanja', year: 2026, month: 6, closing: '1780000000000' },
  { firm: 'a1', section: 'odsustva', year: 2026, month: 3, worker: 'b2', absence: 'novo' },
  { firm: 'a1', section: 'radnici', worker: 'b2', field: 'account' },
  { firm: 'a&b=c', section: 'godina', year: 2026, month: 12 },
];

test.each(places)('restores a place from its address: $section', (place) =>
  expect(readPlace(addressOf(place))).toMatchObject(place),
);

test('opens the list of firms without an address, and for a firm without a name', () => {
  expect(readPlace('')).toMatchObject(FIRST_PLACE);
  expect(readPlace(addressOf(FIRST_PLACE))?.firm).toBeUndefined();
});

test('keeps the month in the list of firms, for the next one', () =>
  expect(readPlace(addressOf({ ...FIRST_PLACE, year: 2026, month: 10 }))).toEqual({
    ...FIRST_PLACE,
    year: 2026,
    month: 10,
  }));

test('ignores invalid parts', () =>
  expect(readPlace('#firma=a&dio=virus&mjesec=2026-13')).toEqual({ firm: 'a', section: 'radnici' }));

test('opens the payments of a month from an address of an earlier version', () =>
  expect(readPlace('#firma=a&dio=izlaz&mjesec=2026-06&zakljucenje=1780000000000')).toMatchObject({
    section: 'placanja',
    month: 6,
    closing: '1780000000000',
  }));

test('treats a jump within the page as no place', () => expect(readPlace('#sadrzaj')).toBeUndefined());

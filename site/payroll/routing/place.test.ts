import { expect, test } from 'vitest';
import { addressOf, FIRST_PLACE, type Place, readPlace } from './place.ts';

const places: readonly Place[] = [
  { firm: 'a1', section: 'radnici', worker: 'b2' },
  { firm: 'a1', section: 'mjesec', year: 2026, month: 3 },
  { firm: 'a1', section: 'odsustva', year: 2026, month: 3, worker: 'b2', absence: 'novo' },
  { firm: 'a&b=c', section: 'godina', year: 2026, month: 12 },
];

test.each(places)('a place is found again by its address: $section', (place) =>
  expect(readPlace(addressOf(place))).toMatchObject(place),
);

test('no address leads to the list of firms, nor does one of a firm without a name', () => {
  expect(readPlace('')).toMatchObject(FIRST_PLACE);
  expect(readPlace(addressOf(FIRST_PLACE))?.firm).toBeUndefined();
});

test('the month is still there in the list of firms, for the next one', () =>
  expect(readPlace(addressOf({ ...FIRST_PLACE, year: 2026, month: 10 }))).toEqual({
    ...FIRST_PLACE,
    year: 2026,
    month: 10,
  }));

test('what makes no sense is left out', () =>
  expect(readPlace('#firma=a&dio=virus&mjesec=2026-13')).toEqual({ firm: 'a', section: 'radnici' }));

test('a step within the page is no place', () => expect(readPlace('#sadrzaj')).toBeUndefined());

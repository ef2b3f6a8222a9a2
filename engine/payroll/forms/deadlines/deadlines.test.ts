import { expect, test } from 'vitest';
import { firmOf, monthOf } from '../../staff.fixture.ts';
import { deadlinesOf } from './deadlines.ts';

const daysOf = (firm: Parameters<typeof firmOf>[0], month: Parameters<typeof monthOf>[1] = {}) =>
  deadlinesOf(firmOf(firm), monthOf({}, month)).map(({ id, day }) => [id, day]);

test('the Federation: has deadlines with the payout, and MIP by the earlier day after it', () => {
  expect(daysOf({})).toEqual([
    ['2001', '2026-11-06'],
    ['mip-1023', '2026-11-15'],
  ]);
});

test('moves MIP to the next month when the payout is after the fifteenth, and never before the payday', () => {
  expect(daysOf({}, { payday: '2026-11-20' })).toContainEqual(['mip-1023', '2026-12-15']);
  expect(daysOf({}, { payday: '2026-10-30' })).toContainEqual(['mip-1023', '2026-11-15']);
});

test('gives a craft until the end of the next month for contributions', () => {
  expect(daysOf({ kind: 'obrt' })).toContainEqual(['doprinosi-obrt', '2026-11-30']);
});

test('adds the yearly form when wages are paid in December, due on the 28th in a leap year too', () => {
  expect(daysOf({}, { month: 11, payday: '2027-12-04' })).toContainEqual(['gip-1022', '2028-02-28']);
});

test('names both days of 1002 in Republika Srpska', () => {
  expect(daysOf({ entity: 'rs' }, { month: 12, payday: '2027-01-08' })).toEqual([
    ['isplata', '2027-01-08'],
    ['1002-doprinosi', '2027-01-31'],
    ['1002-porez', '2027-02-10'],
  ]);
});

test('states the day of the law, with its act', () => {
  const [payout, contributions, tax] = deadlinesOf(firmOf({ entity: 'rs' }), monthOf());
  expect(payout?.note).toContain('najkasnije 2 mjeseca poslije kraja mjeseca (Zakon o doprinosima, čl. 24)');
  expect([contributions?.note, contributions?.certainty]).toEqual([
    'Najkasnije do kraja mjeseca za prethodni mjesec (Zakon o doprinosima, čl. 23 st. 1).',
    'visoka',
  ]);
  expect(tax?.note).toBe(
    'Porez: do 10. u mjesecu za isplate prethodnog mjeseca (Uputstvo, Sl. glasnik RS 73/11). Doprinosi: do kraja mjeseca za prethodni mjesec.',
  );
  const [, mip] = deadlinesOf(firmOf(), monthOf());
  expect(mip?.note).toMatch(/^Najkasnije do 15\. u mjesecu\./);
});

test('has source and certainty for every day, and says what is unknown in the District', () => {
  for (const entity of ['fbih', 'rs', 'bd'] as const)
    for (const { source, note } of deadlinesOf(firmOf({ entity }), monthOf()))
      expect([source, note]).toEqual([expect.stringMatching(/^https?:/), expect.stringMatching(/\.$/)]);
  expect(deadlinesOf(firmOf({ entity: 'bd' }), monthOf())[0]?.note).toContain('pitajte Poresku upravu');
});

import { describe, expect, it, test } from 'vitest';
import { km, percent } from '../core/numbers/money.ts';
import { daysLate, type InterestRate, interestOn, interestPresets, yearlyRate } from './interest.ts';

const TODAY = '2026-11-21';
const yearly = (rate: number): InterestRate => ({ stopa: percent(rate), po: 'godina', do_glavnice: false });

function preset(id: string) {
  const found = interestPresets(TODAY).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe('interest by rate and days', () => {
  it.each([
    [1000, 5, 365, 50, 1050],
    [1000, 5, 30, 4.11, 1004.11],
    [1000, 10, 30, 8.22, 1008.22],
    [1234.56, 5, 1, 0.17, 1234.73],
    [1000, 5, 0, 0, 1000],
    [9_999_999.99, 1000, 3650, 999_999_999, 1_009_999_998.99],
  ])('is right for %d KM at %d %% over %i days', (principal, rate, days, kamata, ukupno) => {
    const interest = interestOn(km(principal), days, yearly(rate));
    expect([interest.kamata / 100, interest.ukupno / 100]).toEqual([kamata, ukupno]);
  });
});

describe('legal interest', () => {
  it.each([
    ['rs-porezi', 30, 9],
    ['rs-zatezna', 30, 9],
    ['fbih-javni-prihodi', 30, 12],
    ['fbih-zatezna', 30, 8.22],
    ['uio', 30, 12],
    ['brcko', 30, 9],
    ['uio', 366, 146.4],
  ])('%s: is right for 1.000 KM over %i days', (id, days, kamata) => {
    expect(interestOn(km(1000), days, preset(id)).kamata / 100).toBe(kamata);
  });

  it('stops at the principal when the law sets that limit', () => {
    const rate = preset('rs-zatezna');
    expect(interestOn(km(1000), 3333, rate)).toEqual({
      kamata: km(999.9),
      ukupno: km(1999.9),
      isCapped: false,
    });
    expect(interestOn(km(1000), 3334, rate)).toEqual({
      kamata: km(1000),
      ukupno: km(2000),
      isCapped: true,
    });
    expect(interestOn(km(1000), 4000, preset('rs-porezi'))).toMatchObject({
      kamata: km(1200),
      isCapped: false,
    });
  });

  it('has a cap in three of the six', () => {
    const capped = interestPresets(TODAY).filter(({ do_glavnice }) => do_glavnice);
    expect(capped.map(({ id }) => id)).toEqual(['rs-zatezna', 'fbih-zatezna', 'brcko']);
  });

  it('is 10,95 % and 14,60 % over a year', () => {
    expect(yearlyRate(preset('rs-porezi'))).toBe(percent(10.95));
    expect(yearlyRate(preset('fbih-javni-prihodi'))).toBe(percent(14.6));
    expect(yearlyRate(preset('fbih-zatezna'))).toBe(percent(10));
  });

  it('cites each rate, and omits one whose text is unknown on that day', () => {
    expect(preset('fbih-zatezna').citation).toMatchObject({
      od: '2020-03-14',
      glasilo: 'Sl. novine FBiH 18/20',
    });
    expect(interestPresets('2020-03-13').map(({ id }) => id)).not.toContain('fbih-zatezna');
    expect(interestPresets('2020-03-14')).toHaveLength(6);
  });
});

test.each([
  ['2026-01-31', '2026-03-01', 29],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-05-10', '2026-05-10', 0],
  ['2026-05-10', '2026-05-01', 0],
])('due %s, paid %s: counts %i late days', (due, paid, days) => {
  expect(daysLate(due, paid)).toBe(days);
});

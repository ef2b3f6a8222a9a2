import { describe, expect, test } from 'vitest';
import { monthOf } from '../../staff.fixture.ts';
import {
  BANJA_LUKA,
  BRCKO,
  CENTAR,
  ofDistrict,
  ofSrpska,
  ordered,
  revenues,
  skippedOf,
} from './ordered.fixture.ts';
import { partsOf, SHARED } from './split.ts';

describe('workers of another entity', () => {
  test('works in the Federation, lives in Republika Srpska', async () => {
    const made = await ordered({}, [{ municipality: BANJA_LUKA }]);
    expect(revenues(made)).toEqual([
      ['712112', '077', 39_000],
      ['712149', '002', 26_042],
      ['712111', '077', 2958],
      ['712113', '077', 1200],
      ['722581', '077', 636],
      ['722529', '077', 636],
      ['716111', '077', 10_800],
      ['722569', '077', 1000],
    ]);
    expect(skippedOf(made)).toEqual([['712113', 2800, expect.stringMatching(/712113 ili 712159/)]]);
    const doubtful = made.orders.filter(({ doubts }) => doubts.some((one) => /drugom entitetu/.test(one)));
    expect(doubtful.map(({ revenue }) => revenue?.code)).toEqual(['712149', '716111']);
  });

  test('makes an order when the firm chose a code', async () => {
    const accounts = { 'rs:employment-rs-resident': { code: '712159' } };
    const made = await ordered({ accounts }, [{ municipality: BANJA_LUKA }]);
    expect(revenues(made)).toContainEqual(['712159', '002', 2800]);
    expect(made.skipped).toEqual([]);
  });

  test('works in Republika Srpska, lives in the Federation', async () => {
    const made = await ordered(ofSrpska, [{ municipality: CENTAR }]);
    expect(revenues(made)).toEqual([
      ['712129', '002', 37_000],
      ['712169', '002', 3400],
      ['712111', '077', 18_319],
      ['712111', '077', 2081],
      ['712113', '077', 840],
      ['712113', '077', 360],
      ['713113', '002', 8000],
      ['712173', '002', 325],
    ]);
    const sure = made.orders.filter(({ revenue, doubts }) => revenue && doubts.length === 0);
    expect(sure).toEqual([]);
    // The tax is paid to the municipality of the employer: that of the worker is in the other entity.
    const nowhere = await ordered({ ...ofSrpska, municipality: undefined as never }, [
      { municipality: CENTAR },
    ]);
    expect(nowhere.skipped.find(({ obligation }) => obligation === 'tax')?.reason).toBe(
      'Upišite opštinu firme.',
    );
  });

  test('lives in the District: skips what is unknown and pays the rest', async () => {
    const inFederation = await ordered({}, [{ municipality: BRCKO }]);
    expect(inFederation.skipped.map(({ obligation, amount }) => [obligation, amount])).toEqual([
      ['health', 26_042],
      ['unemployment', 2800],
    ]);
    const inSrpska = await ordered(ofSrpska, [{ municipality: BRCKO }]);
    expect(inSrpska.skipped.map(({ obligation }) => obligation)).toEqual(['contributions', 'tax']);
    expect(inSrpska.skipped[0]?.reason).toBe(
      'Šifra opštine „Brčko distrikt“ nije poznata: upišite tri cifre u podatke firme.',
    );
  });

  test('works in the District: pays pension to the fund of each worker', async () => {
    const firm = { ...ofDistrict, municipalityCodes: { 'bd:Brčko distrikt': '099' } };
    const made = await ordered(firm, [
      { municipality: BRCKO, fund: 'rs' },
      { municipality: BRCKO, fund: 'fbih' },
      { municipality: CENTAR, fund: 'fbih' },
    ]);
    expect(revenues(made)).toEqual([
      ['712112', '099', 78_000],
      ['712129', '099', 37_000],
      ['712111', '077', 24_000],
      ['712111', '099', 48_000],
      ['712113', '077', 3000],
      ['712113', '099', 6000],
      ['713111', '077', 1900],
      ['713111', '099', 3500],
    ]);
    expect(skippedOf(made)).toEqual([
      [undefined, 81, 'Šifra prihoda nije poznata: upišite je među račune firme.'],
    ]);
  });
});

test.each(SHARED)('does not guess the distribution of $obligation before its law', (shared) => {
  expect(() => partsOf(shared, [], monthOf({}, { year: 2017 }))).toThrow('has no value on 2017-10-01');
});

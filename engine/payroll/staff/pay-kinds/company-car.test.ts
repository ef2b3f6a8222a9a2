import { describe, expect, test } from 'vitest';
import type { WorkerMonth } from '../../model/month.ts';
import type { FirmPayKind } from '../../model/pay-kind.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { ask } from '../../month/calculate/settled-wage.fixture.ts';
import { firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { columnOf, columnsOf } from './columns-of.ts';
import { carUse } from './company-car.ts';
import { kindOf } from './kinds-of.ts';

const FUEL: FirmPayKind = { key: 'vrsta:broj:vozilo-km', price: 250 };
const OCTOBER = { year: 2026, month: 10 };

function used(
  key: FirmPayKind['key'],
  entry: number,
  month = OCTOBER,
  payKinds: readonly FirmPayKind[] = [],
) {
  const kind = kindOf(firmOf({ payKinds }), key);
  if (!kind) throw new Error(`no kind ${key}`);
  return carUse(kind, entry, month);
}

// SN FBiH 48/21: 1 % of the price, 20 % of the rent, 15 % of a litre for a kilometre; net, so divided by 0,69.
describe('private use of a company car', () => {
  test.each<[string, FirmPayKind['key'], number, readonly FirmPayKind[], number, number]>([
    ['1 % of the price when the firm owns it', 'vrsta:iznos:vozilo', 4_000_000, [], 40_000, 57_971],
    ['20 % of the rent when it is leased', 'vrsta:iznos:vozilo-najam', 80_000, [], 16_000, 23_188],
    ['15 % of a litre when kilometres are kept', 'vrsta:broj:vozilo-km', 500_000_000, [FUEL], 18_750, 27_174],
  ])('is %s', (_, key, entry, payKinds, worth, gross) => {
    expect(used(key, entry, OCTOBER, payKinds)).toMatchObject({ worth, gross });
  });

  test('is refused when the price of fuel or the law of the month is unknown', () => {
    expect(() => used('vrsta:broj:vozilo-km', 1_000_000)).toThrow('prosječnu cijenu litra goriva');
    expect(() => used('vrsta:iznos:vozilo', 4_000_000, { year: 2021, month: 5 })).toThrow('nije propisana');
  });

  test('says what to type when it is a column, in the Federation alone', () => {
    expect(columnOf(firmOf(), 'vrsta:iznos:vozilo').label).toBe(
      'Privatno službeno vozilo, vlastito: nabavna cijena s PDV',
    );
    expect(columnsOf({ entity: 'rs' })).not.toContain('vrsta:iznos:vozilo');
  });
});

describe('a wage with a company car', () => {
  const settled = async (entries: WorkerMonth['entries']) => {
    const month = monthOf({ r1: { entries } });
    const { wages } = await calculateMonth(
      firmOf(),
      [workerOf({ employedFrom: '2026-10-01', hotMeal: 0 })],
      month,
      ask,
    );
    const [wage] = wages;
    if (!wage) throw new Error('no wage');
    return wage;
  };

  // 2.000 + 579,71: contributions 799,71, tax 10 % of 1.480,00, net 1.632,00, of which 400,00 is the car.
  test('pays the contributions and tax of it, and not its value', async () => {
    const { figures, withheld, payout, pays = [] } = await settled({ 'vrsta:iznos:vozilo': 4_000_000 });
    expect(figures).toMatchObject({ gross: 257_971, inKind: 57_971, tax: 14_800, net: 163_200 });
    expect(withheld.map(({ name, amount }) => [name, amount])).toEqual([['Primljeno u stvarima', 40_000]]);
    expect(payout).toBe(123_200);
    expect(pays.find(({ kind }) => kind === 'vrsta:iznos:vozilo')?.note).toBe(
      '1 % nabavne cijene 40.000,00 je 400,00, podijeljeno sa 0,69',
    );
  });

  test('withholds both values when other pay in kind is beside it', async () => {
    const entries = { 'vrsta:iznos:vozilo': 4_000_000, inKind: 30_000, inKindWorth: 20_700 };
    const { figures, withheld } = await settled(entries);
    expect(figures.inKind).toBe(87_971);
    expect(withheld.map(({ amount }) => amount)).toEqual([60_700]);
  });
});

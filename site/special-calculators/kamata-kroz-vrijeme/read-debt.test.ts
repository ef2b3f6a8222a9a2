import { describe, expect, it } from 'vitest';
import { readDebt, readPayments } from './read-debt.ts';
import { trancheSheet } from './tranche-workbook.ts';

const TODAY = '2026-03-02';
const entered = { propis: 'rs-zatezna', rok: '2026-01-31', do: '', prvo_kamata: '' };
const numbers = { glavnica: 100_000 };

describe('a typed debt', () => {
  it('runs to today without another day, at the rate of the law', () => {
    expect(readDebt(entered, numbers, [], TODAY).outstanding).toMatchObject({ interest: 900, left: 100_900 });
  });

  it('is not calculated to today when its last day is invalid', () => {
    expect(readDebt({ ...entered, do: '31.2.2026' }, numbers, [], TODAY)).toEqual({});
  });

  it('sorts payments by day', () => {
    const payments = [
      { day: '2026-02-20', amount: 10_000 },
      { day: '2026-02-10', amount: 50_300 },
    ];
    const { outstanding } = readDebt(entered, numbers, payments, TODAY);
    expect(outstanding?.tranches.map(({ paid }) => paid)).toEqual([50_300, 10_000, 0]);
    expect(outstanding && trancheSheet(outstanding)).toHaveLength(1 + 3 + 1 + 5);
  });

  it.each([
    [{ ...entered, rok: TODAY }, 'Rok još nije prošao'],
    [
      { ...entered, propis: 'fbih-zatezna', rok: '2019-01-01' },
      'Po tom propisu stopu znamo tek od 14. 3. 2020., a kašnjenje počinje ranije: ovdje upišite rok 13. 3. 2020.',
    ],
  ])('gives the reason when it cannot be calculated', (typed, sentence) => {
    expect(readDebt(typed, numbers, [], TODAY).refusal).toContain(sentence);
  });

  it('is calculated with a warning beyond the last check', () => {
    const { doubts, outstanding } = readDebt({ ...entered, do: '2031-01-01' }, numbers, [], TODAY);
    expect(doubts).toEqual([expect.stringContaining('provjerite')]);
    // 1.796 days at 0,03 % a day
    expect(outstanding).toMatchObject({ interest: 53_880 });
  });

  it('reports a payment after its last day as not counted', () => {
    const payments = [
      { day: TODAY, amount: 10_000 },
      { day: '2026-03-03', amount: 20_000 },
    ];
    const { doubts, outstanding } = readDebt(entered, numbers, payments, TODAY);
    expect(outstanding?.paid).toBe(10_000);
    expect(doubts).toEqual([
      'Uplate poslije dana obračuna, 2. 3. 2026., nisu uračunate: 3. 3. 2026. 200,00 KM.',
    ]);
  });

  it('contains an overpayment in its sheet, as on the screen', () => {
    const { outstanding } = readDebt(entered, numbers, [{ day: '2026-01-31', amount: 120_000 }], TODAY);
    expect(JSON.stringify(outstanding && trancheSheet(outstanding))).toContain('Preplaćeno');
  });

  it('splits indirect taxes where their rate fell, on 1 January 2014', () => {
    const typed = { ...entered, propis: 'uio', rok: '2013-12-01', do: '2014-01-10' };
    // 30 days at 0,06 % and 10 at 0,04 %
    expect(readDebt(typed, numbers, [], TODAY).outstanding?.tranches).toMatchObject([
      { days: 30, interest: 1_800 },
      { from: '2014-01-01', days: 10, interest: 400 },
    ]);
  });

  it('is undefined until it is complete', () => {
    expect(readDebt({ ...entered, rok: '3' }, numbers, [], TODAY)).toEqual({});
  });
});

it.each([null, '', '{', '[{"day":"2026-02-30","amount":1}]', '[{"day":"2026-02-01","amount":0}]'])(
  'a stored list that is invalid has no payments: %s',
  (stored) => expect(readPayments(stored)).toEqual([]),
);

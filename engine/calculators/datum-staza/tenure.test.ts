import { describe, expect, it, test } from 'vitest';
import { calculator } from '../../core/calculate.ts';
import { present } from '../../core/define.ts';
import { definition } from './definition.ts';
import { rules } from './formula.ts';
import { slip } from './lines.ts';

const tenure = calculator(present(definition, slip), rules);
const current = { start_date: '2020-03-01', end_date: '2026-02-28' };

function outcomeOf(input: object) {
  const outcome = tenure.calculate(input, '2026-11-21');
  if ('issues' in outcome) return { greske: outcome.issues };
  return { ...outcome.calculation.scope.lines, upozorenja: outcome.calculation.warnings };
}

test('ends a full sixth year on its last day and reaches the next a year later', () => {
  expect(outcomeOf(current)).toMatchObject({
    ukupno_godine: 6,
    ukupno_mjeseci: 0,
    ukupno_dani: 0,
    next_anniversary: '2027-03-01',
    upozorenja: [],
  });
});

test('counts employment long before the law of the product', () => {
  expect(outcomeOf({ start_date: '1971-05-01', end_date: '1991-04-30' })).toMatchObject({
    ukupno_godine: 20,
  });
});

test('counts the same service the same, as a sum or as periods', () => {
  const periodi = [{ od: '2010-03-15', do: '2015-02-10' }];
  const asSum = { raniji_godine: 4, raniji_mjeseci: 10, raniji_dani: 26 };
  const expected = {
    ukupno_godine: 10,
    ukupno_mjeseci: 10,
    ukupno_dani: 26,
    next_anniversary: '2026-04-05',
  };
  expect(outcomeOf({ ...current, periodi })).toMatchObject({ period_1: 1766, ...expected });
  expect(outcomeOf({ ...current, ...asSum })).toMatchObject(expected);
});

test('answers with the four lines of the call and none of the working', () => {
  const outcome = tenure.calculate({ ...current, periodi: [] }, '2026-11-21');
  const answer = JSON.parse('calculation' in outcome ? tenure.answer(outcome.calculation) : '{}');
  expect(Object.keys(answer)).toEqual([
    'ukupno_godine',
    'ukupno_mjeseci',
    'ukupno_dani',
    'next_anniversary',
    'upozorenja',
  ]);
});

test('explains each period with its own days', () => {
  const periodi = [{ od: '2010-03-15', do: '2015-02-10' }];
  const outcome = tenure.calculate({ ...current, periodi }, '2026-11-21');
  const described = 'calculation' in outcome ? tenure.describe(outcome.calculation) : [];
  expect(described.find(({ name }) => name === 'period_1')).toMatchObject({
    label: '1. ranije zaposlenje',
    formula: 'dan poslije (kraj 1. perioda) − početak 1. perioda',
    working: 'dan poslije (10. 2. 2015.) − 15. 3. 2010.',
  });
  expect(described.find(({ name }) => name === 'do_pune_godine')?.working).toBe(
    '360 × 11 − 0 god. 0 mj. 0 d. − 4 god. 10 mj. 26 d.',
  );
});

describe('warns of overlaps and still counts them', () => {
  const textOf = (periodi: object[]) => {
    const outcome = outcomeOf({ ...current, periodi });
    return 'upozorenja' in outcome ? outcome.upozorenja?.map(({ poruka }) => poruka) : [];
  };

  it('between earlier employments', () => {
    const periodi = [
      { od: '2010-01-01', do: '2012-12-31' },
      { od: '2012-12-01', do: '2013-12-31' },
    ];
    expect(textOf(periodi)).toEqual([
      'Preklapaju se 1. ranije zaposlenje i 2. ranije zaposlenje, od 1. 12. 2012. do 31. 12. 2012.: ti dani su uračunati dvaput.',
    ]);
  });

  it('with the present one', () => {
    expect(textOf([{ od: '2019-01-01', do: '2020-03-01' }])).toEqual([
      'Preklapaju se 1. ranije zaposlenje i ovo zaposlenje, od 1. 3. 2020. do 1. 3. 2020.: ti dani su uračunati dvaput.',
    ]);
    expect(textOf([{ od: '2019-01-01', do: '2020-02-29' }])).toEqual([]);
  });
});

describe('refuses and names the field', () => {
  const period = { od: '2010-01-01', do: '2010-01-31' };

  it.each([
    ['no start', { end_date: '2020-01-01' }, 'start_date', 'Molimo unesite datum početka zaposlenja.'],
    [
      'no end',
      { start_date: '2020-01-01' },
      'end_date',
      'Molimo unesite datum završetka zaposlenja ili čekirajte „trenutno radim“.',
    ],
    ['an end before the start', { start_date: '2020-01-02', end_date: '2020-01-01' }, 'end_date', /prije/],
    ['twelve months', { ...current, raniji_mjeseci: 12 }, 'raniji_mjeseci', /od 0 do 11/],
    ['thirty-one days', { ...current, raniji_dani: 31 }, 'raniji_dani', /od 0 do 30/],
    ['half a day', { ...current, raniji_dani: 0.5 }, 'raniji_dani', /cijeli broj/],
    ['another millennium', { start_date: '0999-01-01', end_date: '2020-01-01' }, 'start_date', /1900/],
    [
      'a period upside down',
      { ...current, periodi: [{ od: '2011-01-01', do: '2010-01-01' }] },
      'periodi',
      /^1\. /,
    ],
    ['half a period', { ...current, periodi: [{ od: '2011-01-01' }] }, 'periodi', /prvi i posljednji dan/],
    ['a period that is a number', { ...current, periodi: [7] }, 'periodi', /prvi i posljednji dan/],
    ['periods that are no list', { ...current, periodi: 'x' }, 'periodi', /prvi i posljednji dan/],
    ['thirty-one periods', { ...current, periodi: Array(31).fill(period) }, 'periodi', /najviše 30/],
  ])('%s', (_name, input, polje, poruka) => {
    const { greske } = outcomeOf(input) as { greske?: { polje: string; poruka: string }[] };
    expect(greske?.[0]?.polje).toBe(polje);
    expect(greske?.[0]?.poruka).toMatch(poruka);
  });
});

import { afterAll, describe, expect, it, vi } from 'vitest';

vi.doMock(import('@obracun/engine/law/bih/interest.ts'), async (original) => {
  const { kamata_uio, kamata_brcko } = await original();
  const { percent } = await import('@obracun/engine/core/numbers/money.ts');
  const known = kamata_uio.promjene.at(-1);
  if (!known) throw new Error('the rate is missing');
  const changed = { ...known, od: '2025-01-01', vrijednost: { dnevno: percent(0.06) } };
  return { kamata_uio: { ...kamata_uio, promjene: [known, changed] }, kamata_brcko };
});
// Other files of the same worker read the unchanged law.
vi.resetModules();
const { lawChoiceOn } = await import('@obracun/engine/calculators/kamata/definition.ts');
const { consequencesOn } = await import('./consequences.ts');
afterAll(() => {
  vi.doUnmock(import('@obracun/engine/law/bih/interest.ts'));
  vi.resetModules();
});

const consequences = consequencesOn('2026-11-21');

describe('the rate', () => {
  it.each([
    ['rs-porezi', '10,95'],
    ['rs-zatezna', '10,95'],
    ['fbih-javni-prihodi', '14,6'],
    ['fbih-zatezna', '10'],
    ['uio', '21,9'],
    ['brcko', '10,95'],
  ])('of %s is %s %% a year today', (propis, stopa) => {
    expect(consequences({}, { propis })).toEqual({ stopa });
  });

  it('is that of the day of payment', () => {
    expect(consequences({ do: '2024-12-31' }, { propis: 'uio' })).toEqual({ stopa: '14,6' });
    expect(consequences({ do: '2025-01-01' }, { propis: 'uio' })).toEqual({ stopa: '21,9' });
  });

  it('follows the day', () => {
    expect(consequences({ propis: 'uio' }, { do: '2024-12-31' })).toEqual({ stopa: '14,6' });
    expect(consequences({ propis: 'uio' }, { do: '2026-01-01' })).toEqual({ stopa: '21,9' });
    expect(consequences({ propis: 'uio', do: '2024-12-31' }, { dani: '45' })).toEqual({
      od: '',
      do: '',
      stopa: '21,9',
    });
    expect(consequences({ propis: 'vlastita', stopa: '7' }, { do: '2024-12-31' })).toEqual({});
    expect(consequences({ propis: 'uio', do: '2024-12-31' }, { glavnica: '5' })).toEqual({});
  });

  it('is unchanged on a day without a legal rate', () => {
    expect(consequences({ do: '2020-03-13' }, { propis: 'fbih-zatezna' })).toEqual({});
    expect(consequences({ do: '2020-03-13', propis: 'fbih-zatezna' }, { do: '2020-03-14' })).toEqual({
      stopa: '10',
    });
  });

  it('stays when the law is unset, and another unsets the law', () => {
    expect(consequences({ propis: 'uio', stopa: '14,6' }, { propis: 'vlastita' })).toEqual({});
    expect(consequences({ propis: 'uio', stopa: '14,6' }, { stopa: '14' })).toEqual({ propis: 'vlastita' });
  });

  it('is in the list as on the day, if the law had one', () => {
    const listed = (day: string, id: string) =>
      lawChoiceOn(day).choices?.find(({ value }) => value === id)?.label;
    expect(listed('2024-12-31', 'uio')).toBe('Indirektni porezi (UIO BiH), 0,04 % dnevno');
    expect(listed('2025-01-01', 'uio')).toBe('Indirektni porezi (UIO BiH), 0,06 % dnevno');
    expect(listed('2020-03-13', 'fbih-zatezna')).toBe('Federacija BiH: zakonska zatezna kamata');
    expect(listed('2024-12-31', 'vlastita')).toBe('upisujem sam');
  });
});

describe('the days', () => {
  it.each([
    ['2026-01-01', '2026-01-31', '30'],
    ['2024-02-28', '2024-03-01', '2'],
    ['2026-05-10', '2026-05-10', '0'],
    ['2026-05-10', '2026-05-01', '0'],
  ])('from %s to %s are %s', (od, paid, dani) => {
    expect(consequences({ od }, { do: paid })).toEqual({ dani });
    expect(consequences({ do: paid }, { od })).toEqual({ dani });
  });

  it('wait for both dates, and unset them when typed', () => {
    expect(consequences({}, { od: '2026-01-01' })).toEqual({});
    expect(consequences({ od: '2026-01-01', do: '2026-01-31' }, { dani: '45' })).toEqual({ od: '', do: '' });
  });
});

import { describe, expect, it } from 'vitest';
import { consequences } from './consequences.ts';

describe('the rate', () => {
  it.each([
    ['rs-porezi', '10,95'],
    ['rs-zatezna', '10,95'],
    ['fbih-javni-prihodi', '14,6'],
    ['fbih-zatezna', '10'],
    ['uio', '14,6'],
    ['brcko', '10,95'],
  ])('of %s is %s %% a year', (propis, stopa) => {
    expect(consequences({}, { propis })).toEqual({ stopa });
  });

  it('stays when the law is left, and another leaves the law', () => {
    expect(consequences({ propis: 'uio', stopa: '14,6' }, { propis: 'vlastita' })).toEqual({});
    expect(consequences({ propis: 'uio', stopa: '14,6' }, { stopa: '14' })).toEqual({ propis: 'vlastita' });
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

  it('wait for both dates, and leave them when typed', () => {
    expect(consequences({}, { od: '2026-01-01' })).toEqual({});
    expect(consequences({ od: '2026-01-01', do: '2026-01-31' }, { dani: '45' })).toEqual({ od: '', do: '' });
  });
});

import { describe, expect, it } from 'vitest';
import { rs } from '../../../law/rs/index.ts';
import { isMinimumUnknown } from './minimum-warnings.ts';

const { najniza_plata, najniza_bruto } = rs.parametri;
const until = '2031-12-31';
const inTime = '2031-06-15';

describe('the minimum wage for comparison', () => {
  it.each([
    ['both are published', { najniza_plata: until, najniza_bruto: until }, false],
    ['the gross is not published yet', { najniza_plata: until, najniza_bruto: '2030-12-31' }, true],
    ['the net is not published yet', { najniza_plata: '2030-12-31', najniza_bruto: until }, true],
  ] as const)('when %s', (_, known, isUnknown) => {
    const parametri = {
      najniza_plata: { ...najniza_plata, poznato_do: known.najniza_plata },
      najniza_bruto: { ...najniza_bruto, poznato_do: known.najniza_bruto },
    };
    expect(isMinimumUnknown({ parametri }, inTime)).toBe(isUnknown);
  });

  it('is a net alone when no gross is published beside it', () => {
    expect(isMinimumUnknown({ parametri: { najniza_plata } }, najniza_plata.poznato_do)).toBe(false);
    expect(isMinimumUnknown({ parametri: { najniza_plata } }, inTime)).toBe(true);
  });
});

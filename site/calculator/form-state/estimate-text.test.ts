import { publicLaw } from '@obracun/engine/law/public.ts';
import { expect, test } from 'vitest';
import { estimateText, mayEstimate } from './estimate-text.ts';

test('names the last month with every figure known', () => {
  const { minimalna, porez } = {
    minimalna: { poznato_do: '2031-05-31' },
    porez: { poznato_do: '2032-12-31' },
  };
  const parametri = Object.fromEntries(
    Object.entries({ minimalna, porez }).map(([name, known]) => [
      name,
      { ...known, naziv: name, znacenja: {}, promjene: [] },
    ]),
  );
  expect(estimateText({ parametri })).toEqual({
    name: 'Procjena po propisima iz 05/2031',
    ask: 'Računaj po propisima iz 05/2031, kao procjenu',
  });
  expect(estimateText(undefined).ask).toBe('Računaj po posljednjim poznatim propisima, kao procjenu');
  for (const law of Object.values(publicLaw().propisi))
    expect(estimateText(law).name).toMatch(/iz \d\d\/20\d\d$/);
});

test('offers an estimate after the last known day, never before the first known law', () => {
  const figure = { naziv: '', znacenja: {}, promjene: [] };
  const law = { parametri: { porez: { ...figure, poznato_do: '2031-05-31' } } };
  const estimated = (day: string) => mayEstimate(law, day);
  expect(['2017-03-01', '2031-05-01', '2031-06-01'].map(estimated)).toEqual([false, false, true]);
  expect(mayEstimate(undefined, '2031-05-01')).toBe(true);
});

import { knownUntil } from '@obracun/engine/core/law.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { km, percent } from '@obracun/engine/core/numbers/money.ts';
import { bih } from '@obracun/engine/law/bih/index.ts';
import { unknownDay } from '@obracun/engine/law/known.fixture.ts';
import { describe, expect, it } from 'vitest';
import { answerHere } from '../tool/answer-here.ts';
import { interest } from './consequences.ts';

const TODAY = '2026-11-21';

function answer(labels: Record<string, string>, rate: number, dani: number, today = TODAY) {
  const numbers = { glavnica: km(1000), stopa: percent(rate), dani };
  const given = answerHere(interest, numbers, { propis: 'vlastita', ...labels }, today);
  if (!given) throw new Error('refused');
  return given;
}

const figure = ({ lines }: ReturnType<typeof answer>, red: string) => lines.get(red)?.value;
const stated = ({ warnings }: ReturnType<typeof answer>) => warnings.map(({ poruka }) => poruka);

describe('1.000 KM, 30 days late', () => {
  it.each([
    ['vlastita', 5, 4.11],
    ['rs-porezi', 10.95, 9],
    ['rs-zatezna', 10.95, 9],
    ['fbih-javni-prihodi', 14.6, 12],
    ['fbih-zatezna', 10, 8.22],
    ['uio', 14.6, 12],
    ['brcko', 10.95, 9],
  ])('%s, %d %%: %d KM', (propis, rate, kamata) => {
    const given = answer({ propis }, rate, 30);
    expect([figure(given, 'kamata'), figure(given, 'ukupno')]).toEqual([kamata, 1000 + kamata]);
    expect(given.lines.get('kamata')?.citations).toHaveLength(propis === 'vlastita' ? 0 : 1);
    expect(stated(given)).toEqual([]);
  });
});

it('suggests that two days were swapped when the payment is before the due day', () => {
  const swapped = /prije roka, pa kamate nema/;
  expect(stated(answer({ od: '2026-01-31', do: '2026-01-01' }, 5, 0))).toEqual([
    expect.stringMatching(swapped),
  ]);
  expect(stated(answer({ od: '2026-01-31', do: '2026-01-31' }, 5, 0))).toEqual([]);
});

describe('the formula', () => {
  it('is by the day if the law is, else by the year', () => {
    expect(answer({ propis: 'uio' }, 14.6, 30).lines.get('kamata')).toMatchObject({
      formula: 'glavnica × stopa za dan × dani kašnjenja',
      working: '1.000,00 × 0,04 % × 30',
    });
    expect(answer({}, 5, 30).lines.get('kamata')).toMatchObject({
      formula: 'glavnica × godišnja stopa × dani kašnjenja / 365',
      working: '1.000,00 × 5 % × 30 / 365',
    });
  });

  it('states the counted days', () => {
    const given = answer({ od: '2026-01-01', do: '2026-01-31' }, 5, 30);
    expect([figure(given, 'prvi_dan'), figure(given, 'posljednji_dan'), figure(given, 'dani')]).toEqual([
      '2026-01-02',
      '2026-01-31',
      30,
    ]);
    expect(figure(answer({}, 5, 30), 'prvi_dan')).toBeUndefined();
  });
});

describe('the cap at the principal', () => {
  it('is stated when the law has one, reached or not', () => {
    expect(figure(answer({ propis: 'rs-zatezna' }, 10.95, 30), 'najvise')).toBe(1000);
    expect(figure(answer({ propis: 'rs-porezi' }, 10.95, 30), 'najvise')).toBeUndefined();
  });

  it('limits the interest, and states the cut amount', () => {
    const given = answer({ propis: 'rs-zatezna' }, 10.95, 4000);
    expect([figure(given, 'kamata'), figure(given, 'ukupno')]).toEqual([1000, 2000]);
    expect(given.warnings).toEqual([
      {
        polje: 'kamata',
        poruka: 'Kamata je zaustavljena na iznosu glavnice: bez te granice bila bi 1.200,00 KM.',
        izvor: 'Zakon o zateznoj kamati, Sl. glasnik RS 61/18, čl. 3 st. 2, čl. 4, čl. 6 i čl. 7',
      },
    ]);
  });
});

describe('beyond the known law', () => {
  it('reports a delay that starts before the rate', () => {
    const dates = { od: '2019-12-31', do: '2020-04-01' };
    expect(stated(answer({ propis: 'fbih-zatezna', ...dates }, 10, 92))).toEqual([
      'Stopa je poznata od 14. 3. 2020., a rok je bio ranije: za dane prije toga provjerite stopu.',
    ]);
  });

  it('has no citation and no cap when the rate is unknown on that day, or changed', () => {
    const early = answer({ propis: 'fbih-zatezna', od: '2019-01-01', do: '2019-01-31' }, 10, 30);
    expect(figure(early, 'kamata')).toBe(8.22);
    expect(early.lines.get('kamata')?.citations).toEqual([]);
    expect(stated(early)).toEqual([
      'Na dan 31. 1. 2019. nemamo tu stopu po izabranom propisu: računa se upisana stopa, bez granice.',
    ]);
    expect(figure(answer({ propis: 'rs-zatezna' }, 99, 4000), 'kamata')).toBe(10849.32);
  });

  it('reports a day after the last check', () => {
    expect(stated(answer({ propis: 'uio' }, 14.6, 30, unknownDay(bih)))).toEqual([
      `Propisi su provjereni do ${formatDay(knownUntil(bih))}: provjerite važi li ista stopa i poslije.`,
    ]);
  });
});

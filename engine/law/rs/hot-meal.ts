import { addMonths, type Day, dayOf, monthOf, yearOf } from '../../core/days/day.ts';
import type { Change, Source } from '../../core/law.ts';
import { formatAmount } from '../../core/numbers/format.ts';
import { type Feninga, HUNDREDTHS, km, mulDivUp, PPM, percent } from '../../core/numbers/money.ts';
import { amount, change, count, hours, optionalParameter, parameter, rate, sgRs, source } from '../source.ts';
import { odlukaOUvecanju } from './acts.ts';
import { prosjecna_bruto } from './average-wage.ts';

const before2022 = {
  ...odlukaOUvecanju,
  glasilo: sgRs('53/16'),
  clan: 'na osnovu Zakona o radu čl. 132',
  url: 'https://bl.komorars.ba/sr/blog/posts/objavljena-odluka-o-izmjeni-odluke-o-utvrdivanju-uvecanja-plate-visine-primanja-po-osnovu-rada-i-visine-pomoci-radniku-',
} as const;

const since2022 = {
  ...before2022,
  ...odlukaOUvecanju,
  url: 'https://unijauprs.org/povecan-iznos-toplog-obroka-kod-poslodavaca-koji-nisu-organizovali-ishranu-radnika-preuzmite-odluku/',
  pouzdanost: 'visoka',
} as const;

const meal = (od: Day, iznos: number, provjereno: Day, facts: Omit<Source, 'provjereno'>) =>
  change(od, { iznos: km(iznos) }, source(provjereno, facts));

/** Since 2022. The half of a fening is dropped, as in the amount announced for 2023. */
const OF_AVERAGE = percent(0.85);

const ANNOUNCED_TO: Day = '2026-01-01';

/** The amount that follows from the average of a year; one announced otherwise gets a row of its own. */
function mealByAverage({ od, vrijednost: { iznos }, izvor }: Change<{ iznos: Feninga }>) {
  const napomena = `0,85 % × ${formatAmount(iznos)}`;
  const halfDown = mulDivUp(2 * iznos * OF_AVERAGE - PPM, 1, 2 * PPM);
  return change(od, { iznos: halfDown }, source(izvor.provjereno, { ...since2022, napomena }));
}

/**
 * Taxed, a part of the gross wage: a share of the average gross of the previous year, as the note of each states. Stored as announced,
 * because that of 2023 was rounded down.
 */
export const topli_obrok_minimum = parameter({
  naziv: 'Najmanji topli obrok',
  znacenja: { iznos: amount('bruto po danu rada') },
  poznato_do: prosjecna_bruto.poznato_do,
  ...(prosjecna_bruto.najnoviji_izvor && { najnoviji_izvor: prosjecna_bruto.najnoviji_izvor }),
  godisnje: {
    objavljuje: 'Republički zavod za statistiku, s prosječnom bruto platom, iz koje slijedi',
    kada: 'početkom godine',
  },
  promjene: [
    meal('2018-01-01', 9.98, '2026-11-21', {
      ...before2022,
      pouzdanost: 'srednja',
      napomena: '0,75 % × 1.331,00',
    }),
    meal('2019-01-01', 10.19, '2026-11-21', {
      ...before2022,
      pouzdanost: 'niska',
      napomena: '0,75 % × 1.358,00',
    }),
    meal('2020-01-01', 10.55, '2026-11-21', {
      ...before2022,
      pouzdanost: 'visoka',
      napomena: '0,75 % × 1.407,00',
    }),
    meal('2021-01-01', 11.14, '2026-11-21', {
      ...before2022,
      pouzdanost: 'visoka',
      napomena: '0,75 % × 1.485,00',
    }),
    meal('2022-01-01', 11.6, '2026-11-21', {
      ...before2022,
      glasilo: sgRs('53/16, 12/22'),
      pouzdanost: 'visoka',
      napomena: '0,75 % × 1.546,00',
    }),
    meal('2022-05-12', 13.14, '2026-11-21', {
      ...since2022,
      napomena: '0,85 % × 1.546,00. SG 39/22 je od 4. 5. 2022., na snazi osmog dana',
    }),
    meal('2023-01-01', 14.7, '2026-11-21', { ...since2022, napomena: '0,85 % × 1.730,00 = 14,705' }),
    meal('2024-01-01', 16.46, '2026-11-21', {
      ...since2022,
      url: 'http://savezsindikatars.org/povecana-naknada-za-topli-obrok-isplacen-u-novcu-2/?script=lat',
      napomena: '0,85 % × 1.937,00',
    }),
    meal('2025-01-01', 18.24, '2026-11-21', { ...since2022, napomena: '0,85 % × 2.146,00' }),
    meal('2026-01-01', 19.97, '2026-11-21', { ...since2022, napomena: '0,85 % × 2.349,00' }),
    ...prosjecna_bruto.promjene.filter(({ od }) => od > ANNOUNCED_TO).map(mealByAverage),
  ],
});

/** Overtime above this in a day gives a second meal. */
export const drugi_topli_obrok = optionalParameter({
  naziv: 'Drugi topli obrok u danu',
  smije_nedostajati: true,
  znacenja: { prekovremeno_iznad: hours('prekovremeno tog dana duže od') },
  promjene: [
    change(
      '2022-05-12',
      { prekovremeno_iznad: 3 * HUNDREDTHS },
      source('2026-11-21', {
        ...odlukaOUvecanju,
        glasilo: sgRs('39/22'),
        url: since2022.url,
        pouzdanost: 'srednja',
      }),
    ),
  ],
});

/** Changes of the minimum meal inside a month: the later amount from the first of that month, and the day of the change. */
export const topli_obrok_izmjena = optionalParameter({
  naziv: 'Najmanji topli obrok izmijenjen u toku mjeseca',
  znacenja: { iznos: amount('bruto po danu rada, poslije izmjene'), dan: count('važi od dana u mjesecu') },
  poznato_do: topli_obrok_minimum.poznato_do,
  promjene: topli_obrok_minimum.promjene.flatMap(({ od, vrijednost: { iznos }, izvor }) => {
    const dan = Number(od.slice(8));
    if (dan === 1) return [];
    const first = dayOf(yearOf(od), monthOf(od));
    return [change(first, { iznos, dan }, izvor), change(addMonths(first, 1), { iznos, dan: 1 }, izvor)];
  }),
});

export const topli_obrok_kuhinja = optionalParameter({
  naziv: 'Neoporezivi topli obrok iz vlastite kuhinje ili od ugostitelja',
  znacenja: { posto: rate('od prosječne neto plate prethodne godine, po danu') },
  samo_prikaz: true,
  promjene: [
    change(
      '2022-05-12',
      { posto: percent(0.75) },
      source('2026-11-26', { ...odlukaOUvecanju, glasilo: sgRs('39/22'), pouzdanost: 'srednja' }),
    ),
  ],
});

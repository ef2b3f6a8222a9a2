import type { Day } from '../../core/days/day.ts';
import { change, count, days, flag, LAST_OF_MONTH, months, parameter, source, UNDATED } from '../source.ts';

/** From a private portal, without a date; the articles themselves were not read. */
const calendar = (napomena = 'po poreznom kalendaru') =>
  ({
    url: 'http://www.orfis.ba/index.php/prakti%C4%8Dne-informacije/porezni-kalendar/kalendar-direktnih-poreza-u-fbih.html',
    napomena: `${napomena}. ${UNDATED}`,
  }) as const;

export const rok_specifikacije = parameter({
  naziv: 'Rok za obrasce 2001 i 2001-A, porez i doprinose',
  znacenja: { uz_isplatu: flag('zajedno s isplatom plaće', 'poslije isplate plaće') },
  promjene: [
    change(
      '2018-01-01',
      { uz_isplatu: true },
      source('2026-11-21', { ...calendar(), pouzdanost: 'srednja' }),
    ),
  ],
});

export const rok_doprinosa_obrta = parameter({
  naziv: 'Rok za doprinose radnika obrta',
  znacenja: { mjeseci_poslije: months('mjeseci poslije mjeseca plaće'), dan: count(LAST_OF_MONTH) },
  promjene: [
    change(
      '2018-01-01',
      { mjeseci_poslije: 1, dan: 31 },
      source('2026-11-21', { ...calendar(), pouzdanost: 'srednja' }),
    ),
  ],
});

export const rok_mjesecne_prijave = parameter({
  naziv: 'Rok za MIP-1023',
  znacenja: { mjeseci_poslije: months('mjeseci poslije'), dan: count(LAST_OF_MONTH) },
  promjene: [
    change(
      '2018-01-01',
      { mjeseci_poslije: 1, dan: 15 },
      source('2026-11-21', {
        ...calendar('nije jasno računa li se mjesec plaće ili isplate'),
        pouzdanost: 'niska',
      }),
    ),
  ],
});

export const rok_godisnje_prijave = parameter({
  naziv: 'Rok za GIP-1022',
  znacenja: { mjesec: count('mjesec naredne godine'), dan: count(LAST_OF_MONTH) },
  promjene: [
    change(
      '2018-01-01',
      { mjesec: 2, dan: 28 },
      source('2026-11-21', {
        url: 'https://parco.gov.ba/2010/01/27/rok-za-podnosenje-godisnjih-poreznih-prijava-do-30-aprila-2010/',
        pouzdanost: 'niska',
        napomena: `obavještenje Porezne uprave iz 2010: od 1. do 28. februara. ${UNDATED}`,
      }),
    ),
  ],
});

const reminder = { pouzdanost: 'srednja', napomena: UNDATED } as const;

/** A day of the following year. */
const yearly = (naziv: string, provjereno: Day) =>
  parameter({
    naziv,
    znacenja: { mjesec: count('mjesec naredne godine'), dan: count(LAST_OF_MONTH) },
    promjene: [change('2018-01-01', { mjesec: 3, dan: 31 }, source(provjereno, reminder))],
  });

export const rok_obrasca_2002 = parameter({
  naziv: 'Rok za doprinose samostalne djelatnosti i obrazac 2002',
  znacenja: { mjeseci_poslije: months('mjeseci poslije mjeseca'), dan: count(LAST_OF_MONTH) },
  promjene: [change('2018-01-01', { mjeseci_poslije: 1, dan: 10 }, source('2026-11-26', reminder))],
});

export const rok_godisnje_prijave_djelatnosti = yearly('Rok za SPR-1053 i GPD-1051', '2026-11-26');

export const rok_prijave_kvote = yearly('Rok za obrazac EP, kvota osoba s invaliditetom', '2026-11-26');

/** Income paid by a foreign client: the person who receives it files and pays. */
export const rok_prihoda_iz_inostranstva = parameter({
  naziv: 'Rok za AMS-1035',
  znacenja: { dana: days('od priliva, najviše') },
  promjene: [change('2018-01-01', { dana: 5 }, source('2026-11-26', reminder))],
});

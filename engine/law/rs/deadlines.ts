import {
  change,
  count,
  days,
  flag,
  LAST_OF_MONTH,
  months,
  parameter,
  sgRs,
  source,
  UNDATED,
} from '../source.ts';

const zakonODoprinosima = {
  propis: 'Zakon o doprinosima',
  url: 'https://www.paragraf.ba/propisi/republika-srpska/zakon-o-doprinosima.html',
  pouzdanost: 'visoka',
  napomena: UNDATED,
} as const;

export const rok_doprinosa = parameter({
  naziv: 'Rok za doprinose iz plate',
  znacenja: {
    uz_isplatu: flag('uz svaku isplatu plate', 'poslije isplate plate'),
    neisplaceno_mjeseci: months('za neisplaćenu platu najkasnije, mjeseci poslije kraja mjeseca'),
  },
  promjene: [
    change(
      '2018-01-01',
      { uz_isplatu: true, neisplaceno_mjeseci: 2 },
      source('2026-11-21', { ...zakonODoprinosima, clan: 'čl. 24' }),
    ),
  ],
});

export const rok_prijave_poreza = parameter({
  naziv: 'Rok za obrazac 1002, porez',
  znacenja: { mjeseci_poslije: months('mjeseci poslije mjeseca isplate'), dan: count(LAST_OF_MONTH) },
  promjene: [
    change(
      '2018-01-01',
      { mjeseci_poslije: 1, dan: 10 },
      source('2026-11-21', {
        propis: 'Uputstvo',
        glasilo: sgRs('73/11'),
        url: zakonODoprinosima.url,
        pouzdanost: 'srednja',
        napomena: UNDATED,
      }),
    ),
  ],
});

export const rok_prijave_doprinosa = parameter({
  naziv: 'Rok za obrazac 1002, doprinosi',
  znacenja: { mjeseci_poslije: months('mjeseci poslije mjeseca plate'), dan: count(LAST_OF_MONTH) },
  promjene: [
    change(
      '2018-01-01',
      { mjeseci_poslije: 1, dan: 31 },
      source('2026-11-21', { ...zakonODoprinosima, clan: 'čl. 23 st. 1' }),
    ),
  ],
});

/** Owners, free occupations, supplementary work, renting, farms, personal and voluntary insurance. */
export const rok_doprinosa_djelatnosti = parameter({
  naziv: 'Rok za doprinose na osnovicu koja se utvrđuje za godinu',
  znacenja: { mjeseci_poslije: months('mjeseci poslije mjeseca osiguranja'), dan: count(LAST_OF_MONTH) },
  promjene: [
    change(
      '2018-01-01',
      { mjeseci_poslije: 1, dan: 20 },
      source('2026-11-26', { ...zakonODoprinosima, clan: 'čl. 24 st. 4 i 5' }),
    ),
  ],
});

export const rok_prijave_gazdinstva = parameter({
  naziv: 'Rok za godišnju prijavu gazdinstva',
  znacenja: { mjesec: count('mjesec u godini'), dan: count(LAST_OF_MONTH) },
  promjene: [
    change(
      '2018-01-01',
      { mjesec: 3, dan: 31 },
      source('2026-11-26', { ...zakonODoprinosima, clan: 'čl. 23 st. 2' }),
    ),
  ],
});

/** Income from abroad on which no payer withheld the tax. */
export const rok_prihoda_iz_inostranstva = parameter({
  naziv: 'Rok za porez na prihod iz inostranstva',
  znacenja: {
    dana: days('uplata od naplate, najviše'),
    prijava: count('obrazac 1002 narednog mjeseca, do dana'),
    godisnja_mjesec: count('godišnja prijava 1004, mjesec naredne godine'),
    godisnja_dan: count(LAST_OF_MONTH),
  },
  promjene: [
    change(
      '2018-01-01',
      { dana: 7, prijava: 10, godisnja_mjesec: 3, godisnja_dan: 31 },
      source('2026-11-27', {
        propis: 'Obavještenje Poreske uprave od 3. 7. 2017.',
        url: 'http://poreskaupravars.org/SiteCir/Novosti2.aspx?Sadrzajid=13973',
        mediji: 'https://atvbl.rs/vijesti/drustvo/freelanceri-duzni-placati-poreskoj-kazne-velike-31-1-2023',
        pouzdanost: 'srednja',
        napomena: `Poreska uprava je to ponovila 31. 1. 2023. ${UNDATED}`,
      }),
    ),
  ],
});

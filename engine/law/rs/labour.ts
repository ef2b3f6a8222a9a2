import type { Day } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { multiple } from '../../core/numbers/money.ts';
import { change, coefficient, count, days, hours, months, parameter, source } from '../source.ts';
import { zakonORadu } from './acts.ts';

/** Published on 12 January 2016, in force on the eighth day. */
const IN_FORCE = '2016-01-20';

const act = (
  provjereno: Day,
  facts: Pick<Source, 'clan' | 'url' | 'pouzdanost' | 'napomena' | 'upozorenje'>,
): Source => source(provjereno, { ...zakonORadu, ...facts });

const CMS =
  'https://cms.law/en/int/expert-guides/cms-expert-guide-to-labour-law-in-central-eastern-europe/bosnia-and-herzegovina-entity-of-republika-srpska-rs';

export const radna_sedmica = parameter({
  naziv: 'Puno radno vrijeme u sedmici',
  znacenja: { najduze: hours('najduže') },
  promjene: [change(IN_FORCE, { najduze: 4000 }, act('2026-11-21', { url: CMS, pouzdanost: 'srednja' }))],
});

export const ugovor_na_odredjeno = parameter({
  naziv: 'Ugovor o radu na određeno vrijeme',
  znacenja: { najduze: months('najduže') },
  promjene: [
    change(
      IN_FORCE,
      { najduze: 24 },
      act('2026-11-21', {
        url: 'https://komorars.ba/poslovno-okruzenje/normativni-okvir/privredno-sistemske-oblasti/rad-i-zaposljavanje/',
        pouzdanost: 'srednja',
        napomena: 'duže za zamjenu, projekt (60 mjeseci) i pred penziju (pet godina)',
      }),
    ),
  ],
});

export const probni_rad = parameter({
  naziv: 'Probni rad',
  znacenja: { najduze: months('najduže') },
  promjene: [change(IN_FORCE, { najduze: 3 }, act('2026-11-21', { url: CMS, pouzdanost: 'srednja' }))],
});

export const otkazni_rok = parameter({
  naziv: 'Otkazni rok',
  znacenja: {
    radnik_najkrace: days('kada otkazuje radnik, najkraće'),
    poslodavac_najkrace: days('kada otkazuje poslodavac, najkraće'),
  },
  promjene: [
    change(
      IN_FORCE,
      { radnik_najkrace: 15, poslodavac_najkrace: 30 },
      act('2026-11-21', { clan: 'čl. 175–198', pouzdanost: 'niska' }),
    ),
  ],
});

export const zastita_prava = parameter({
  naziv: 'Zaštita prava radnika',
  znacenja: {
    zahtjev: days('zahtjev poslodavcu od saznanja, najkasnije'),
    najduze: months('zahtjev poslodavcu od povrede prava, najkasnije'),
  },
  promjene: [
    change(
      IN_FORCE,
      { zahtjev: 30, najduze: 3 },
      act('2026-11-26', { pouzdanost: 'srednja', napomena: 'prema pouci u odluci jedne banke' }),
    ),
  ],
});

export const godisnji_odmor = parameter({
  naziv: 'Godišnji odmor',
  znacenja: {
    najkrace: days('radnih dana, najkraće'),
    staz_za_dan: months('staža za još jedan dan'),
    cekanje: months('neprekidnog rada do punog odmora'),
    za_mjesec: days('dana za mjesec rada prije toga'),
  },
  promjene: [
    change(
      IN_FORCE,
      { najkrace: 20, staz_za_dan: 48, cekanje: 6, za_mjesec: 1 },
      act('2026-11-21', {
        clan: 'čl. 79, 80, 84',
        url: 'https://investinmodrica.com/en/business-guide/labor-and-employment/',
        pouzdanost: 'srednja',
      }),
    ),
  ],
});

export const raspored_odmora = parameter({
  naziv: 'Raspored godišnjeg odmora',
  znacenja: {
    prvi_dio: days('radnih dana u prvom dijelu, najmanje'),
    kraj_mjesec: count('mjesec naredne godine do kojeg se koristi ostatak'),
    kraj_dan: count('dan tog mjeseca do kojeg se koristi ostatak'),
  },
  promjene: [
    change(
      IN_FORCE,
      { prvi_dio: 10, kraj_mjesec: 6, kraj_dan: 30 },
      act('2026-11-26', { pouzdanost: 'srednja' }),
    ),
  ],
});

export const otpremnina = parameter({
  naziv: 'Otpremnina',
  znacenja: {
    najkraci_rad: months('neprekidnog rada kod poslodavca, najkraće'),
    djelilac: coefficient('djelilac prosječne plate'),
  },
  promjene: [
    change(
      IN_FORCE,
      { najkraci_rad: 24, djelilac: multiple(3) },
      act('2026-11-21', {
        clan: 'čl. 194',
        pouzdanost: 'niska',
        napomena: 'uslov i visina su kao u Federaciji',
        upozorenje: 'računato kao u Federaciji, provjerite zakon RS',
      }),
    ),
  ],
});

export const privremeni_poslovi = parameter({
  naziv: 'Privremeni i povremeni poslovi u kalendarskoj godini',
  znacenja: { najduze: days('radnih dana, najduže') },
  promjene: [
    change(
      IN_FORCE,
      { najduze: 90 },
      act('2026-11-21', {
        clan: 'čl. 204',
        url: 'https://poreskaupravars.org/novi-nacin-prijavljivanja-ugovora-o-obavljanju-privremenih-i-povremenih-poslova-u-jedinstveni-sistem-registracije-kontrole-i-naplate-doprinosa/?lang=lat',
        pouzdanost: 'visoka',
        napomena: 'obavještenje Poreske uprave: ugovor po čl. 204 st. 1, do 90 radnih dana godišnje',
      }),
    ),
  ],
});

export const zabrana_takmicenja = parameter({
  naziv: 'Zabrana takmičenja nakon prestanka radnog odnosa',
  znacenja: { najduze: months('najduže') },
  promjene: [
    change(
      IN_FORCE,
      { najduze: 12 },
      act('2026-11-21', {
        url: 'https://www.pravniblog.com/radno-pravo/zabrana-konkurencije-poslodavcu/',
        pouzdanost: 'srednja',
      }),
    ),
  ],
});

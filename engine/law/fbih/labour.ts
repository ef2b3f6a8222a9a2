import type { Day } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { multiple, percent } from '../../core/numbers/money.ts';
import {
  change,
  coefficient,
  count,
  days,
  hours,
  months,
  parameter,
  rate,
  snFbih,
  source,
} from '../source.ts';

/** Published on 6 April 2016, in force on the eighth day. */
const IN_FORCE = '2016-04-14';

const act = (provjereno: Day, facts: Pick<Source, 'clan' | 'url' | 'pouzdanost' | 'napomena'>): Source =>
  source(provjereno, {
    propis: 'Zakon o radu FBiH',
    glasilo: snFbih('26/16, 89/18, 44/22, 39/24'),
    ...facts,
  });

const CMS =
  'https://cms.law/en/int/expert-guides/cms-expert-guide-to-labour-law-in-central-eastern-europe/federation-of-bosnia-and-herzegovina';

export const radna_sedmica = parameter({
  naziv: 'Puno radno vrijeme u sedmici',
  znacenja: { najduze: hours('najduže') },
  promjene: [
    change(
      IN_FORCE,
      { najduze: 4000 },
      act('2026-11-21', { clan: 'čl. 36', url: CMS, pouzdanost: 'srednja' }),
    ),
  ],
});

export const ugovor_na_odredjeno = parameter({
  naziv: 'Ugovor o radu na određeno vrijeme',
  znacenja: { najduze: months('najduže') },
  promjene: [
    change(
      IN_FORCE,
      { najduze: 36 },
      act('2026-11-21', {
        clan: 'čl. 22 st. 3',
        url: 'https://www.pravnisavjeti.ba/clan-22-ugovor-o-radu-na-neodredjeno-i-odredjeno-vrijeme/',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});

export const probni_rad = parameter({
  naziv: 'Probni rad',
  znacenja: { najduze: months('najduže'), otkazni_rok: days('otkazni rok kada se prekida') },
  promjene: [
    change(
      IN_FORCE,
      { najduze: 6, otkazni_rok: 7 },
      act('2026-11-21', {
        clan: 'čl. 21',
        url: 'https://www.bih-pravo.org/probni-rad-t1497.html?view=print',
        pouzdanost: 'srednja',
      }),
    ),
  ],
});

export const otkazni_rok = parameter({
  naziv: 'Otkazni rok',
  znacenja: {
    radnik_najkrace: days('kada otkazuje radnik, najkraće'),
    radnik_najduze: months('kada otkazuje radnik, najduže'),
    poslodavac_najkrace: days('kada otkazuje poslodavac, najkraće'),
    poslodavac_najduze: months('kada otkazuje poslodavac, najduže'),
  },
  promjene: [
    change(
      IN_FORCE,
      { radnik_najkrace: 7, radnik_najduze: 1, poslodavac_najkrace: 14, poslodavac_najduze: 3 },
      act('2026-11-21', {
        clan: 'čl. 105',
        url: 'https://www.pravnisavjeti.ba/clan-105-trajanje-otkaznog-roka/',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});

export const zastita_prava = parameter({
  naziv: 'Zaštita prava radnika',
  znacenja: {
    zahtjev: days('zahtjev poslodavcu, najkasnije'),
    odgovor: days('odgovor poslodavca, najkasnije'),
    tuzba: days('tužba sudu, najkasnije'),
  },
  promjene: [
    change(
      IN_FORCE,
      { zahtjev: 30, odgovor: 30, tuzba: 90 },
      act('2026-11-26', { pouzdanost: 'srednja', napomena: 'prema pouci u odluci jedne banke' }),
    ),
  ],
});

export const godisnji_odmor = parameter({
  naziv: 'Godišnji odmor',
  znacenja: {
    najkrace: days('radnih dana, najkraće'),
    cekanje: months('neprekidnog rada do punog odmora'),
    za_mjesec: days('dana za mjesec rada prije toga'),
  },
  promjene: [
    change(
      IN_FORCE,
      { najkrace: 20, cekanje: 6, za_mjesec: 1 },
      act('2026-11-21', { clan: 'čl. 47, 48', url: CMS, pouzdanost: 'srednja' }),
    ),
  ],
});

export const raspored_odmora = parameter({
  naziv: 'Raspored godišnjeg odmora',
  znacenja: {
    najduze: days('radnih dana, najduže'),
    maloljetni: days('radnih dana maloljetnog radnika, najkraće'),
    prvi_dio: days('radnih dana u prvom dijelu, najmanje'),
    dijelova: count('dijelova, najviše'),
    kraj_mjesec: count('mjesec naredne godine do kojeg se koristi ostatak'),
    kraj_dan: count('dan tog mjeseca do kojeg se koristi ostatak'),
    rjesenje_prije: days('rješenje radniku prije početka odmora, najmanje'),
    najava_dana: days('najava jednog dana po izboru radnika, najmanje'),
  },
  promjene: [
    change(
      IN_FORCE,
      {
        najduze: 30,
        maloljetni: 24,
        prvi_dio: 12,
        dijelova: 2,
        kraj_mjesec: 6,
        kraj_dan: 30,
        rjesenje_prije: 7,
        najava_dana: 3,
      },
      act('2026-11-26', {
        clan: 'čl. 47–52',
        pouzdanost: 'srednja',
        napomena: 'najviše dva dijela: mišljenje FMRSP 03-34/11-2448/16',
      }),
    ),
  ],
});

export const otpremnina = parameter({
  naziv: 'Otpremnina',
  znacenja: {
    najkraci_rad: months('neprekidnog rada kod poslodavca, najkraće'),
    djelilac: coefficient('djelilac prosječne plaće'),
    najvise_placa: coefficient('najveći broj prosječnih plaća'),
  },
  promjene: [
    change(
      IN_FORCE,
      { najkraci_rad: 24, djelilac: multiple(3), najvise_placa: multiple(6) },
      act('2026-11-24', {
        clan: 'čl. 111',
        url: 'https://finprofi.ba/forme/Otpremnina/Otpremnina%20obracun.htm',
        pouzdanost: 'srednja',
        napomena: 'stav 3: najviše šest plaća',
      }),
    ),
  ],
});

export const otpremnina_neoporezivo = parameter({
  naziv: 'Neoporeziva otpremnina',
  znacenja: { posto: rate('prosječne plaće za godinu rada') },
  promjene: [
    change(
      IN_FORCE,
      { posto: percent(70) },
      source('2026-11-21', {
        propis: 'Pravilnik o primjeni Zakona o porezu na dohodak',
        pouzdanost: 'srednja',
      }),
    ),
  ],
});

export const prijava_osiguranja = parameter({
  naziv: 'Kopija prijave na osiguranja',
  znacenja: { rok: days('rok za uručenje radniku') },
  promjene: [change(IN_FORCE, { rok: 15 }, act('2026-11-21', { clan: 'čl. 28', pouzdanost: 'srednja' }))],
});

export const privremeni_poslovi = parameter({
  naziv: 'Privremeni i povremeni poslovi u kalendarskoj godini',
  znacenja: { najduze: days('dana, najduže') },
  promjene: [
    change(
      IN_FORCE,
      { najduze: 60 },
      act('2026-11-21', {
        clan: 'čl. 166',
        url: 'https://www.pravnisavjeti.ba/clan-167-forma-i-sadrzaj-ugovora-o-privremenim-i-povremenim-poslovima/',
        pouzdanost: 'srednja',
      }),
    ),
  ],
});

export const zabrana_takmicenja = parameter({
  naziv: 'Zabrana takmičenja nakon prestanka radnog odnosa',
  znacenja: { najduze: months('najduže') },
  promjene: [change(IN_FORCE, { najduze: 12 }, act('2026-11-21', { clan: 'čl. 86', pouzdanost: 'niska' }))],
});

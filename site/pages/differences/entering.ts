import type { DepartureGroup } from './departure.ts';

/** What a form takes. */
export const enteringLimits: DepartureGroup = {
  title: 'Granice unosa',
  departures: [
    {
      subject: 'Godine staža',
      elsewhere: 'svaki broj od nule',
      here: 'cijeli broj do 70',
      why: 'Više od toga je greška u kucanju, a minuli rad bi je prenio u platu.',
    },
    {
      subject: 'Sati i dani mjeseca',
      elsewhere: 'svaki broj od nule',
      here: 'do 744 sata i 31 dan, a odsustvo najviše koliko mjesec ima',
      why: 'Toliko ih je u najdužem mjesecu.',
    },
    {
      subject: 'Iznosi',
      elsewhere: 'svaki broj od nule',
      here: 'do 10.000.000,00 KM',
      why: 'Do tog iznosa svaki red je tačan u fening, a veći je u ovim obračunima greška u kucanju.',
    },
    {
      subject: 'Datum',
      elsewhere: 'po jeziku preglednika: nekad je prvi dan, nekad mjesec; svaka godina',
      here: 'dan je uvijek prvi; godina od 1900. do 2100, a dvije cifre znače 1950. do 2049.',
      why: 'Isti tekst mora svuda značiti isti dan. Ispod polja datum piše riječima; tekst koji nije datum ostaje upisan, i to se kaže.',
    },
    {
      subject: 'Decimale',
      elsewhere: 'koliko ih se upiše',
      here: 'iznos na dvije, procenat na četiri; obrazac zaokruži i to kaže ispod polja, poziv odbije. Cijena na fakturi ima četiri.',
      why: 'Fening je najmanji iznos koji se može isplatiti, a tiho zaokružen unos niko ne bi primijetio.',
    },
  ],
};

/** What other programs may call. */
export const callsFromOthers: DepartureGroup = {
  title: 'Pozivi iz drugih programa',
  departures: [
    {
      subject: 'Pozivi sa stranica drugih izvora',
      elsewhere: 'preglednik ih dopušta samo stranicama istog izvora',
      here: 'obračune, zakon.json i openapi.json može pozvati i čitati svaka stranica',
      why: 'Odgovor zavisi samo od poslanih brojki: nema prijave, kolačića ni bilo čega sačuvanog što bi tuđa stranica mogla pročitati. Stranice portala ostaju zatvorene.',
    },
    {
      subject: 'Broj grešaka u jednom odgovoru',
      elsewhere: 'sve greške unosa',
      here: 'prvih dvadeset',
      why: 'Toliko ih obračun s pravim poljima nikad nema; više ih ima samo zahtjev s hiljadama nepoznatih polja.',
    },
  ],
};

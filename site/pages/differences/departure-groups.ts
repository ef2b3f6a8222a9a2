import type { DepartureGroup } from './departure.ts';
import { documentsOtherwise, pagesOtherwise } from './pages.ts';

/** Contradictions or gaps between sources. */
const unsureSources: DepartureGroup = {
  title: 'Izvori se ne slažu ili nisu potpuni',
  departures: [
    {
      subject: 'Porez na privremene i povremene poslove, RS',
      elsewhere: '13 % ili 8 %',
      here: '13 %, srednje pouzdano',
      why: '8 % važi za radni odnos, a ovi poslovi to nisu (Zakon o radu, član 204). Izričit tekst nije nađen.',
      law: 'rs-porez_privremeni',
    },
    {
      subject: 'Doprinosi na privremene i povremene poslove, RS',
      elsewhere: 'svi doprinosi (odgovori Poreske uprave RS)',
      here: 'PIO i zdravstveno',
      why: 'Zakon o doprinosima, član 4, navodi ta dva.',
      law: 'rs-privremeni_doprinosi',
    },
    {
      subject: 'Normirani troškovi autora, RS',
      elsewhere: '60 % ili 50 %, prema vrsti djela',
      here: 'birate jedan od dva',
      why: 'Procenti su iz ranijeg pravilnika (22/11, član 64). Važeći, 98/15, nije pročitan, pa je pouzdanost niska.',
      law: 'rs-normirani_autorski',
    },
    {
      subject: 'Kamata na poreze, RS',
      elsewhere: 'stopa bez teksta člana',
      here: '0,03 % dnevno',
      why: 'Stopa je iz obavještenja Poreske uprave 2021. i 2022., član nije pročitan. Do 2020. važio je drugi zakon: niska pouzdanost.',
      law: 'rs-kamata_poreska',
    },
    {
      subject: 'Osnovica vlasnika, RS',
      elsewhere: '60 % ili 70 % prosjeka',
      here: '70 % od 2025., ranije 60 %',
      why: 'Oba su tačna za svoje godine: izmjena iz glasnika 110/24 važi od 1. 1. 2025.',
      law: 'rs-osnovica_vlasnik',
    },
    {
      subject: 'Lični odbitak za nepuno radno vrijeme, RS',
      elsewhere: 'srazmjeran satima, npr. 500 KM za četiri sata',
      here: 'cijeli, a manji možete upisati',
      why: 'Dva programa ga umanjuju, ali takvo pravilo u zakonu nije nađeno.',
      law: 'rs-porez_na_platu',
    },
    {
      subject: 'Najniža plata za VŠS, RS 2025.',
      elsewhere: 'bez posebnog iznosa',
      here: '1.300 KM, kao za VSS',
      why: 'Najviši iznos je za VŠS i VSS. Odluka nije pročitana.',
      law: 'rs-najniza_plata',
    },
    {
      subject: 'Otpremnina u Federaciji, 19 i više godina rada',
      elsewhere: 'trećina prosječne plaće po godini, bez granice',
      here: 'isto, najviše šest plaća',
      why: 'Dva izvora navode opću granicu (čl. 111 st. 3). Službeni tekst nije pročitan.',
      law: 'fbih-otpremnina',
    },
    {
      subject: 'Radnik s prebivalištem u drugom entitetu',
      elsewhere: 'bruto bez zdravstvenog',
      here: 'i taj red, i red bez nezaposlenosti',
      why: 'Porezna uprava FBiH, 28. 5. 2021.: oba idu entitetu prebivališta.',
    },
    {
      subject: 'Ugovor na određeno i probni rad, FBiH',
      elsewhere: 'dvije godine i tri mjeseca, ili tri godine i šest mjeseci',
      here: 'tri godine i šest mjeseci, kao upozorenje',
      why: 'Više izvora navodi duže. Član provjerite prije potpisa.',
    },
  ],
};

/** Default values of forms that no law sets. */
const usualValues: DepartureGroup = {
  title: 'Polazne vrijednosti koje nisu propis',
  departures: [
    {
      subject: 'Uvećanja plate, RS',
      elsewhere: 'prekovremeni 26 %, noćni 26 %, praznik 210 %',
      here: 'isto, uz zakonski minimum 25, 30 i 40 %',
      why: 'Određuje ih vaš ugovor ili pravilnik. 26 % za noćni rad je ispod minimuma.',
      law: 'rs-uvecanja_minimum',
    },
    {
      subject: 'Uvećanja plate, FBiH',
      elsewhere: 'prekovremeni 30 %, noćni 30 %, praznik 100 %',
      here: 'isto',
      why: 'Zakon ih ne propisuje. Određuje ih kolektivni ugovor, pravilnik ili ugovor.',
      law: 'fbih-uvecanja',
    },
    {
      subject: 'Minuli rad, FBiH',
      elsewhere: '0,4 do 0,6 % po godini',
      here: '0,6 %, najviše 20 %, a možete ga promijeniti',
      why: 'Zakon ga ne propisuje: niska pouzdanost.',
      law: 'fbih-minuli_rad',
    },
    {
      subject: 'Kamata',
      elsewhere: '5 % godišnje',
      here: '5 %, a propisane stope na klik',
      why: 'Propisano je u RS 0,03 % dnevno, za javne prihode u FBiH 0,04 % dnevno.',
      law: 'rs-kamata_zatezna',
    },
  ],
};

/** Rounding of amounts, and their inversion. */
const rounding: DepartureGroup = {
  title: 'Zaokruživanje i smjer',
  departures: [
    {
      subject: 'Doprinosi na platu, RS',
      elsewhere: 'svaki fond zaokružen',
      here: 'ukupno po zbirnoj stopi, PIO je ostatak',
      why: 'Tako rade službeni primjeri: 33 % od 656,72 je 216,72, a zbir zaokruženih fondova 216,71.',
      law: 'rs-doprinosi',
    },
    {
      subject: 'Od neta ka brutu',
      elsewhere: 'približan bruto',
      here: 'bruto koji vraća tačno taj neto, ili odgovor da ga nema',
      why: 'Upisano se mora vratiti isto, a redovi sabrati.',
    },
    {
      subject: 'Najniža plata i osnovica',
      elsewhere: 'iznos se podiže',
      here: 'iznos ostaje uz upozorenje, a osnovica raste samo kad to izaberete',
      why: 'Ugovoreni iznos je vaš podatak.',
      law: 'rs-najniza_osnovica',
    },
  ],
};

/** Limits of inputs. */
const enteringLimits: DepartureGroup = {
  title: 'Granice unosa',
  departures: [
    {
      subject: 'Godine staža',
      elsewhere: 'svaki broj od nule',
      here: 'cijeli broj do 70',
      why: 'Više je greška u kucanju, a ušla bi u platu.',
    },
    {
      subject: 'Sati i dani mjeseca',
      elsewhere: 'svaki broj od nule',
      here: 'do 744 sata i 31 dan, odsustvo do dužine mjeseca',
      why: 'Toliko ima najduži mjesec.',
    },
    {
      subject: 'Iznosi',
      elsewhere: 'svaki broj od nule',
      here: 'do 10.000.000,00 KM',
      why: 'Do tada je svaki red tačan u fening. Veći iznos je greška u kucanju.',
    },
    {
      subject: 'Datum',
      elsewhere: 'redoslijed po jeziku preglednika',
      here: 'prvo dan, godina od 1900. do 2100. Dvije cifre su 1950. do 2049.',
      why: 'Isti tekst mora svuda biti isti dan. Ispod polja datum piše riječima.',
    },
    {
      subject: 'Decimale',
      elsewhere: 'koliko upišete',
      here: 'iznos dvije, procenat i cijena na fakturi četiri. Obrazac zaokruži i to kaže, poziv odbije.',
      why: 'Manje od feninga se ne isplaćuje, a tiho zaokruživanje se ne vidi.',
    },
  ],
};

/** The API for other programs. */
const callsFromOthers: DepartureGroup = {
  title: 'Pozivi iz drugih programa',
  departures: [
    {
      subject: 'Pozivi sa stranica drugih izvora',
      elsewhere: 'samo stranice istog izvora',
      here: 'obračune, zakon.json i openapi.json čita svaka stranica',
      why: 'Odgovor zavisi samo od poslanih brojki. Stranice portala ostaju zatvorene.',
    },
    {
      subject: 'Broj grešaka u jednom odgovoru',
      elsewhere: 'sve',
      here: 'prvih dvadeset',
      why: 'Više ih ima samo zahtjev s hiljadama nepoznatih polja.',
    },
  ],
};

/** Calculations that differ from other products. */
const calculatedOtherwise: DepartureGroup = {
  title: 'Računa se drugačije',
  departures: [
    {
      subject: 'Doprinos za solidarnost, RS',
      elsewhere: '5 % neto plate',
      here: '0,25 %, a stopu možete promijeniti',
      why: 'Zakon o Fondu solidarnosti propisuje 0,25 %. Stopa od 5 % nije nađena ni u jednom propisu.',
      law: 'rs-solidarnost',
    },
    {
      subject: 'Podjela zdravstvenog osiguranja, FBiH',
      elsewhere: '10,20 % Federaciji, 89,90 % kantonu',
      here: '10,20 % i 89,80 %',
      why: 'Zbir mora biti 100 %.',
      law: 'fbih-raspodjela_zdravstveno',
    },
    {
      subject: 'Topli obrok',
      elsewhere: '18,24 KM u RS, 14,01 KM u FBiH, uvijek',
      here: 'iznos mjeseca obračuna',
      why: 'Oba su iz 2025., a mijenjaju se s prosječnom platom.',
      law: 'rs-topli_obrok_minimum',
    },
    {
      subject: 'Mjesec bez propisa',
      elsewhere: 'posljednja poznata stopa',
      here: 'bez obračuna, a procjena samo na zahtjev i s oznakom',
      why: 'Pogrešna brojka je gora od odgovora da propisa nema.',
    },
  ],
};

/** All of them, in the order of the page. */
export const departureGroups: readonly DepartureGroup[] = [
  calculatedOtherwise,
  usualValues,
  unsureSources,
  rounding,
  enteringLimits,
  pagesOtherwise,
  documentsOtherwise,
  callsFromOthers,
];

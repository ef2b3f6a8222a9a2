import type { DepartureGroup } from './departure.ts';
import { documentsOtherwise, pagesOtherwise } from './pages.ts';

/** Contradictions or gaps between sources. */
const unsureSources: DepartureGroup = {
  title: 'Izvori se ne slažu ili nisu potpuni',
  departures: [
    {
      subject: 'Porez na privremene i povremene poslove, RS',
      text: 'Računa se 13 %, srednje pouzdano. Stopa od 8 % je za radni odnos (Zakon o radu, član 204).',
      law: 'rs-porez_privremeni',
    },
    {
      subject: 'Doprinosi na privremene i povremene poslove, RS',
      text: 'Plaćaju se PIO i zdravstveno (Zakon o doprinosima, član 4). Odgovori Poreske uprave RS navode sve doprinose.',
      law: 'rs-privremeni_doprinosi',
    },
    {
      subject: 'Normirani troškovi autora, RS',
      text: 'Birate 60 % ili 50 % iz ranijeg pravilnika (22/11, član 64). Važeći, 98/15, nije pročitan, pa je pouzdanost niska.',
      law: 'rs-normirani_autorski',
    },
    {
      subject: 'Kamata na poreze, RS',
      text: 'Stopa od 0,03 % dnevno je iz obavještenja Poreske uprave 2021. i 2022. Do 2020. pouzdanost je niska: važio je drugi zakon.',
      law: 'rs-kamata_poreska',
    },
    {
      subject: 'Osnovica vlasnika, RS',
      text: 'Od 2025. je 70 % prosjeka, po izmjeni iz glasnika 110/24, a ranije 60 %.',
      law: 'rs-osnovica_vlasnik',
    },
    {
      subject: 'Lični odbitak za nepuno radno vrijeme, RS',
      text: 'Uzima se cijeli, a manji možete upisati. Pravilo koje ga umanjuje po satima nije nađeno.',
      law: 'rs-porez_na_platu',
    },
    {
      subject: 'Najniža plata za VŠS, RS 2025.',
      text: 'Uzima se 1.300 KM, kao za VSS. Odluka nije pročitana.',
      law: 'rs-najniza_plata',
    },
    {
      subject: 'Otpremnina u Federaciji, 19 i više godina rada',
      text: 'Najviše je šest plaća, kako dva izvora navode čl. 111 st. 3. Službeni tekst nije pročitan.',
      law: 'fbih-otpremnina',
    },
    {
      subject: 'Radnik s prebivalištem u drugom entitetu',
      text: 'Uz bruto bez zdravstvenog stoji i red bez nezaposlenosti: oba idu entitetu prebivališta (Porezna uprava FBiH, 28. 5. 2021.).',
    },
    {
      subject: 'Ugovor na određeno i probni rad, FBiH',
      text: 'Upozorenje stoji iznad tri godine i šest mjeseci. Drugi izvori navode dvije godine i tri mjeseca: član provjerite prije potpisa.',
    },
  ],
};

/** Default values of forms that no law sets. */
const usualValues: DepartureGroup = {
  title: 'Polazne vrijednosti koje nisu propis',
  departures: [
    {
      subject: 'Uvećanja plate, RS',
      text: 'Ako ne upišete, za prekovremeni, noćni i praznik uzima se 26, 26 i 210 %. Zakonski minimum je 25, 30 i 40 %, pa noćni provjerite.',
      law: 'rs-uvecanja_minimum',
    },
    {
      subject: 'Uvećanja plaće, FBiH',
      text: 'Ako ne upišete, za iste sate uzima se 30, 30 i 100 %. Određuje ih ugovor ili pravilnik, a ne zakon.',
      law: 'fbih-uvecanja',
    },
    {
      subject: 'Minuli rad, FBiH',
      text: 'Ako ne upišete, uzima se 0,6 % po godini, najviše 20 %. Zakon ga ne propisuje: niska pouzdanost.',
      law: 'fbih-minuli_rad',
    },
    {
      subject: 'Kamata',
      text: 'Upisano je 5 % godišnje. Propisano je u RS 0,03 % dnevno, a za javne prihode u FBiH 0,04 % dnevno.',
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
      text: 'Računa se po zbirnoj stopi, a PIO je ostatak, kao u službenim primjerima: 33 % od 656,72 je 216,72, a zbir zaokruženih fondova 216,71.',
      law: 'rs-doprinosi',
    },
    {
      subject: 'Od neta ka brutu',
      text: 'Traži se bruto koji vraća tačno taj neto. Ako ga nema, to i piše.',
    },
    {
      subject: 'Najniža plata i osnovica',
      text: 'Ugovoreni iznos ostaje, uz upozorenje. Osnovica raste samo kad to izaberete.',
      law: 'rs-najniza_osnovica',
    },
  ],
};

/** Limits of inputs. */
const enteringLimits: DepartureGroup = {
  title: 'Granice unosa',
  departures: [
    { subject: 'Godine staža', text: 'Upisuje se cijeli broj do 70.' },
    {
      subject: 'Sati i dani mjeseca',
      text: 'Upisuje se do 744 sata i 31 dan, a odsustvo do dužine mjeseca.',
    },
    { subject: 'Iznosi', text: 'Upisuje se do 10.000.000,00 KM. Do tada je svaki red tačan u fening.' },
    {
      subject: 'Datum',
      text: 'Prvo se piše dan. Godina je od 1900. do 2100., a dvije cifre su od 1950. do 2049.',
    },
    {
      subject: 'Decimale',
      text: 'Iznos ima dvije, a procenat i cijena na fakturi četiri. Obrazac višak zaokruži i to kaže, a poziv ga odbije.',
    },
  ],
};

/** The API for other programs. */
const callsFromOthers: DepartureGroup = {
  title: 'Pozivi iz drugih programa',
  departures: [
    {
      subject: 'Pozivi sa stranica drugih izvora',
      text: 'Obračune, zakon.json i openapi.json čita svaka stranica. Stranice portala ostaju zatvorene.',
    },
    { subject: 'Broj grešaka u jednom odgovoru', text: 'Odgovor navodi prvih dvadeset.' },
  ],
};

/** Calculations that differ from other products. */
const calculatedOtherwise: DepartureGroup = {
  title: 'Računa se drugačije',
  departures: [
    {
      subject: 'Doprinos za solidarnost, RS',
      text: 'Uzima se 0,25 % neto plate po Zakonu o Fondu solidarnosti, a ne 5 %. Stopu možete promijeniti.',
      law: 'rs-solidarnost',
    },
    {
      subject: 'Podjela zdravstvenog osiguranja, FBiH',
      text: 'Federaciji ide 10,20 %, a kantonu 89,80 %. Sa 89,90 % zbir ne bi bio 100 %.',
      law: 'fbih-raspodjela_zdravstveno',
    },
    {
      subject: 'Topli obrok',
      text: 'Uzima se iznos mjeseca obračuna. 18,24 KM u RS i 14,01 KM u FBiH su iz 2025.',
      law: 'rs-topli_obrok_minimum',
    },
    {
      subject: 'Ukupni trošak poslodavca, FBiH i Brčko',
      text: 'Sadrži i neoporezivi topli obrok i naknade: 03/2025, bruto 2.000,00 i 10 KM obroka dnevno daju 2.442,72, a bez obroka 2.232,72.',
    },
    {
      subject: 'Mjesec bez propisa',
      text: 'Ne računa se po posljednjoj poznatoj stopi. Procjenu dobijate samo na zahtjev, s oznakom.',
    },
  ],
};

/** Differences from the specification, in the order of the page. */
export const departuresFromSpecification: readonly DepartureGroup[] = [
  pagesOtherwise,
  documentsOtherwise,
  calculatedOtherwise,
  enteringLimits,
  callsFromOthers,
];

/** Doubts about the law, and what no law sets. */
export const legalNotes: readonly DepartureGroup[] = [unsureSources, usualValues, rounding];

import type { DepartureGroup } from './departure.ts';
import { documentsOtherwise, pagesOtherwise } from './pages.ts';

/** Contradictions or gaps between sources. */
const unsureSources: DepartureGroup = {
  title: 'Izvori se ne slažu ili nisu potpuni',
  departures: [
    {
      subject: 'Porez na privremene i povremene poslove, RS',
      elsewhere: '13 % ili 8 %',
      here: '13 %, s oznakom srednje pouzdanosti',
      why: 'Stopa od 8 % važi za primanja iz radnog odnosa, a za ove poslove se ugovor o radu ne zaključuje (Zakon o radu, član 204); izričit tekst nije nađen.',
      law: 'rs-porez_privremeni',
    },
    {
      subject: 'Doprinosi na privremene i povremene poslove, RS',
      elsewhere: 'svi doprinosi, po odgovorima na stranici Poreske uprave RS',
      here: 'penzijsko i invalidsko te zdravstveno osiguranje',
      why: 'Zakon o doprinosima u članu 4 za ove poslove nabraja ta dva doprinosa.',
      law: 'rs-privremeni_doprinosi',
    },
    {
      subject: 'Normirani troškovi autora, RS',
      elsewhere: '60 % ili 50 %, prema vrsti djela',
      here: 'oba procenta na dodir, bez popisa djela',
      why: 'Procenti su iz člana 64 ranijeg pravilnika (Sl. glasnik RS 22/11); procenti važećeg, 98/15, nisu pročitani, pa je pouzdanost niska.',
      law: 'rs-normirani_autorski',
    },
    {
      subject: 'Kamata na poreze, RS',
      elsewhere: 'izvori navode stopu bez teksta člana',
      here: '0,03 % dnevno',
      why: 'Stopa je iz obavještenja Poreske uprave 2021. i 2022.; član nije pročitan u glasilu. Do 2020. važio je drugi zakon, pa je do tada pouzdanost niska.',
      law: 'rs-kamata_poreska',
    },
    {
      subject: 'Osnovica vlasnika, RS',
      elsewhere: '60 % ili 70 % prosječne bruto plate',
      here: '70 % od 2025. godine, ranije 60 %',
      why: 'Oba navoda su tačna, svaki za svoje godine: izmjena Zakona o doprinosima iz glasnika 110/24 na snazi je od 1. 1. 2025.',
      law: 'rs-osnovica_vlasnik',
    },
    {
      subject: 'Lični odbitak za nepuno radno vrijeme, RS',
      elsewhere: 'umanjen srazmjerno satima, npr. 500 KM za četiri sata dnevno',
      here: 'cijeli odbitak; manji možete upisati',
      why: 'Dva programa ga umanjuju, ali pravilo po kojem bi se umanjivao u zakonu nismo našli.',
      law: 'rs-porez_na_platu',
    },
    {
      subject: 'Najniža plata za VŠS, RS 2025.',
      elsewhere: 'poseban iznos se ne navodi',
      here: '1.300 KM, kao za visoku stručnu spremu',
      why: 'Najviši iznos te godine pripada radnicima s višom i visokom stručnom spremom; tekst odluke nije pročitan.',
      law: 'rs-najniza_plata',
    },
    {
      subject: 'Otpremnina u Federaciji, 19 i više godina rada',
      elsewhere: 'trećina prosječne plaće za svaku godinu, bez granice',
      here: 'isto, a najviše šest prosječnih plaća',
      why: 'Dva izvora navode granicu kao opću, i za otpremninu po godinama (čl. 111 st. 3); službeni tekst stava nije pročitan.',
      law: 'fbih-otpremnina',
    },
    {
      subject: 'Radnik s prebivalištem u drugom entitetu',
      elsewhere: 'bruto umanjen samo za zdravstveno osiguranje',
      here: 'i taj red, i red umanjen još za osiguranje od nezaposlenosti',
      why: 'Prema obavještenju Porezne uprave FBiH od 28. 5. 2021. oba doprinosa idu entitetu prebivališta.',
    },
    {
      subject: 'Ugovor na određeno i probni rad, FBiH',
      elsewhere: 'na određeno dvije godine, probni rad tri mjeseca; ili tri godine i šest mjeseci',
      here: 'na određeno tri godine, probni rad šest mjeseci, kao upozorenje',
      why: 'Više nezavisnih izvora navodi duže rokove; tekst člana provjerite prije potpisa.',
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
      here: 'iste polazne vrijednosti, a uz njih zakonski minimum 25, 30 i 40 %',
      why: 'Polazne vrijednosti su uobičajene, ali ih određuje vaš ugovor ili pravilnik; 26 % za noćni rad je ispod minimuma.',
      law: 'rs-uvecanja_minimum',
    },
    {
      subject: 'Uvećanja plate, FBiH',
      elsewhere: 'prekovremeni 30 %, noćni 30 %, praznik 100 %',
      here: 'iste polazne vrijednosti',
      why: 'Zakon o radu FBiH ne propisuje procente; određuju ih kolektivni ugovor, pravilnik ili ugovor o radu.',
      law: 'fbih-uvecanja',
    },
    {
      subject: 'Minuli rad, FBiH',
      elsewhere: '0,4 do 0,6 % po godini staža',
      here: '0,6 %, najviše 20 %; procenat možete promijeniti',
      why: 'Zakon ga ne propisuje, pa je podatak označen niskom pouzdanošću.',
      law: 'fbih-minuli_rad',
    },
    {
      subject: 'Kamata',
      elsewhere: '5 % godišnje',
      here: 'polaznih 5 %, a propisane stope nude se jednim klikom',
      why: 'Pet posto nije ničija propisana stopa: u RS je 0,03 % dnevno, za javne prihode u FBiH 0,04 % dnevno.',
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
      elsewhere: 'svaki fond zaokružen zasebno',
      here: 'ukupno po zbirnoj stopi; PIO je ostatak',
      why: 'Tako su rađeni objavljeni službeni primjeri: bruto 656,72 uz 33 % daje 216,72, dok zaokruženi fondovi daju 216,71.',
      law: 'rs-doprinosi',
    },
    {
      subject: 'Od neta ka brutu',
      elsewhere: 'približan bruto',
      here: 'bruto čiji obračun vraća upisani neto do u fening, ili odgovor da takav ne postoji',
      why: 'Ono što upišete mora se vratiti isto, a svi redovi se moraju sabrati.',
    },
    {
      subject: 'Najniža plata i osnovica',
      elsewhere: 'iznos se podiže na minimum',
      here: 'iznos ostaje, uz upozorenje; osnovica doprinosa diže se samo kad to izaberete',
      why: 'Ugovoreni iznos je vaš podatak; obračun ga ne mijenja, nego kaže da je ispod propisanog.',
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

/** The API for other programs. */
const callsFromOthers: DepartureGroup = {
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

/** Calculations that differ from other products. */
const calculatedOtherwise: DepartureGroup = {
  title: 'Računa se drugačije',
  departures: [
    {
      subject: 'Doprinos za solidarnost, RS',
      elsewhere: '5 % neto plate',
      here: '0,25 % neto plate; stopu možete promijeniti',
      why: 'Zakon o Fondu solidarnosti propisuje 0,25 %. Stopa od 5 % na plate ne postoji ni u jednom propisu koji smo našli.',
      law: 'rs-solidarnost',
    },
    {
      subject: 'Podjela zdravstvenog osiguranja, FBiH',
      elsewhere: '10,20 % Federaciji i 89,90 % kantonu',
      here: '10,20 % i 89,80 %; kantonu ide ostatak',
      why: 'Dijelovi moraju činiti cjelinu: 100,10 % nije moguće uplatiti.',
      law: 'fbih-raspodjela_zdravstveno',
    },
    {
      subject: 'Topli obrok',
      elsewhere: '18,24 KM u RS i 14,01 KM u FBiH, bez obzira na mjesec',
      here: 'iznos koji važi u mjesecu obračuna',
      why: 'Oba iznosa su iz 2025. Mijenjaju se s prosječnom platom, pa za druge mjesece nisu tačni.',
      law: 'rs-topli_obrok_minimum',
    },
    {
      subject: 'Mjesec bez propisa',
      elsewhere: 'posljednja poznata stopa',
      here: 'obračun se odbija i kaže zašto; procjena samo na zahtjev, i tako označena',
      why: 'Brojka po pogrešnom propisu gora je od odgovora da propisa nema.',
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

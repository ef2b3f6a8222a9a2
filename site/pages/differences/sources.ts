import type { DepartureGroup } from './departure.ts';

/** Where sources disagree or leave something out. */
export const unsureSources: DepartureGroup = {
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

import type { DepartureGroup } from './departure.ts';

/** What is reckoned otherwise than elsewhere. */
export const reckonedOtherwise: DepartureGroup = {
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
    {
      subject: 'Greška na ugovorima',
      elsewhere: 'samo „Greška pri izračunu.“',
      here: 'ista rečenica, a ispod nje šta je servis rekao',
      why: 'Iz rečenice servisa vidi se šta treba ispraviti, na primjer da za taj dan nema propisa.',
    },
    {
      subject: 'PDF fakture',
      elsewhere: 'slika jedne stranice',
      here: 'pravi tekst, onoliko stranica koliko treba',
      why: 'Tekst se može pretraživati, kopirati i čitati čitačem ekrana, a datoteka je višestruko manja.',
    },
    {
      subject: 'Količina na fakturi',
      elsewhere: 'najmanje 1',
      here: 'svaka količina iznad nule',
      why: 'Sati i kilogrami fakturišu se i u dijelovima, na primjer 0,5 h.',
    },
    {
      subject: 'Početna stranica',
      elsewhere: 'tri univerzalna obračuna',
      here: 'uz njih i novi alati, među njima Poređenje i Izrada Dokumenata',
      why: 'Do njih bi se inače dolazilo samo kroz meni ili pretragu.',
    },
    {
      subject: 'Izrada dokumenata',
      elsewhere: 'jedna kartica: faktura',
      here: 'uz fakturu i ugovori i drugi obrasci, svaki sa svojom karticom',
      why: 'Stranica ugovora bi se inače našla samo preko adrese.',
    },
    {
      subject: 'Korisni linkovi',
      elsewhere: 'šest grupa',
      here: 'i sedma: fondovi i Centralna banka',
      why: 'Doprinosi se uplaćuju fondovima, pa se njihova obavještenja i obrasci traže uz ostalo.',
    },
    {
      subject: 'Ugovorena plata ili naknada',
      elsewhere: 'ugovor nastaje bez ijednog poziva servisu',
      here: 'obračun se pita za bruto ugovorenog neta i obrnuto; šalju se iznos, dan i stručna sprema, bez imena',
      why: 'Ugovor tako navodi i drugi iznos, izračunat po propisima na dan zaključenja.',
    },
    {
      subject: 'Rok plaćanja na fakturi',
      elsewhere: 'svaki dan',
      here: 'svaki dan, uz upozorenje kada je duži od 60 dana',
      why: 'Propis Republike Srpske duži rok veže za osiguranje plaćanja; tekst člana i dan od kojeg važi nisu pročitani.',
      law: 'rs-rok_placanja',
    },
    {
      subject: 'Imena u ugovoru',
      elsewhere: 'genitiv po jednom pravilu za sva imena i nazive',
      here: 'pravilo s izuzecima; nazivi firmi i imena za koja oblik nije siguran ostaju kakvi jesu, a prijedlog se može ispraviti',
      why: 'Jedno pravilo daje oblike poput „Firma d.o.o.a“ i „Petara“.',
    },
  ],
};

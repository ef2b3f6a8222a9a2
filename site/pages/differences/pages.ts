import type { DepartureGroup } from './departure.ts';

/** Differences of pages. */
export const pagesOtherwise: DepartureGroup = {
  title: 'Stranice i poruke',
  departures: [
    {
      subject: 'Početna stranica',
      elsewhere: 'dva entiteta i tri univerzalna obračuna',
      here: 'i Brčko distrikt, još pet univerzalnih, grupa ZA FIRMU i Svi obračuni',
      why: 'Inače bi se tražili kroz meni.',
    },
    {
      subject: 'Kartice za Republiku Srpsku',
      elsewhere: 'trinaest kartica',
      here: 'sedamnaest: istih trinaest prvo, zatim mali preduzetnik, dopunsko zanimanje, iznajmljivanje turistima i sezonski rad',
      why: 'I oni plaćaju po propisima RS.',
    },
    {
      subject: 'Izrada dokumenata',
      elsewhere: 'jedna kartica: faktura',
      here: 'i ugovori i drugi obrasci',
      why: 'Inače bi se ugovor našao samo preko adrese.',
    },
    {
      subject: 'Korisni linkovi',
      elsewhere: 'šest grupa',
      here: 'i sedma, fondovi i Centralna banka',
      why: 'Doprinosi se uplaćuju fondovima.',
    },
    {
      subject: 'Primjer obračuna',
      elsewhere: 'prazno mjesto za rezultat',
      here: 'primjer koji se upiše jednim pritiskom',
      why: 'Ko dođe prvi put vidi šta dobija.',
    },
    {
      subject: 'Godišnji obračuni',
      elsewhere: '2025. godina, upit pri svakom izboru',
      here: 'tekuća godina kad je poznata, jedan upit za sve',
      why: 'Izbor godine ne čeka mrežu.',
    },
    {
      subject: 'Greška na ugovorima',
      elsewhere: 'samo „Greška pri izračunu.“',
      here: 'ista rečenica i odgovor servisa',
      why: 'Odgovor kaže šta treba ispraviti.',
    },
    {
      subject: 'Nema veze sa servisom',
      elsewhere: 'samo poruka preglednika',
      here: 'šta da uradite, pa poruka preglednika',
      why: '„Failed to fetch“ ne kaže šta da se uradi.',
    },
    {
      subject: 'Posljednja izmjena politike i uslova',
      elsewhere: '05.06.2025.',
      here: 'dan zadnje izmjene teksta',
      why: 'Datum mora pratiti izmjene.',
    },
  ],
};

/** Differences of documents and their files. */
export const documentsOtherwise: DepartureGroup = {
  title: 'Ugovor i faktura',
  departures: [
    {
      subject: 'Ugovorena plata ili naknada',
      elsewhere: 'ugovor bez poziva servisu',
      here: 'servis daje bruto za neto i obrnuto. Šalju se iznos, dan i stručna sprema, bez imena',
      why: 'Ugovor tako navodi i drugi iznos, po propisima na dan zaključenja.',
    },
    {
      subject: 'Polja ugovora',
      elsewhere: 'ista za svih šest vrsta',
      here: 'samo ona koja izabrana vrsta ima, rjeđa u preklopu',
      why: 'Ugovor o djelu nema probni rad ni odmor. Upisano ostaje ako promijenite vrstu.',
    },
    {
      subject: 'Čuvanje poslovne tajne u ugovoru',
      elsewhere: 'podatak bez polja',
      here: 'polje ugovora',
      why: 'Odredbu strane moraju dogovoriti.',
    },
    {
      subject: 'Imena u ugovoru',
      elsewhere: 'jedno pravilo genitiva',
      here: 'pravilo s izuzecima, a prijedlog možete ispraviti. Nazivi firmi i nesigurna imena ostaju kakvi jesu',
      why: 'Inače nastaju „Firma d.o.o.a“ i „Petara“.',
    },
    {
      subject: 'Nazivi i poruke na fakturi',
      elsewhere: '„Cijena“ i poruke preglednika',
      here: '„Cijena bez PDV“ kod PDV obveznika i naše poruke',
      why: 'Inače se ne vidi je li porez u cijeni, a preglednik govori svojim jezikom.',
    },
    {
      subject: 'Količina na fakturi',
      elsewhere: 'najmanje 1',
      here: 'svaka količina iznad nule',
      why: 'Fakturiše se i 0,5 h.',
    },
    {
      subject: 'Rok plaćanja na fakturi',
      elsewhere: 'svaki dan',
      here: 'uz upozorenje iznad 60 dana',
      why: 'Propis RS duži rok veže za osiguranje plaćanja. Član i dan početka nisu pročitani.',
      law: 'rs-rok_placanja',
    },
    {
      subject: 'PDF fakture',
      elsewhere: 'slika jedne stranice',
      here: 'tekst, na koliko treba stranica',
      why: 'Može se pretraživati, kopirati i čitati čitačem ekrana, a datoteka je manja.',
    },
  ],
};

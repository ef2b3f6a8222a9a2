import type { DepartureGroup } from './departure.ts';

/** Differences of pages. */
export const pagesOtherwise: DepartureGroup = {
  title: 'Stranice i poruke',
  departures: [
    {
      subject: 'Početna stranica',
      elsewhere: 'dva entiteta i tri univerzalna obračuna',
      here: 'iza njih Brčko distrikt i još pet univerzalnih obračuna, zatim grupa ZA FIRMU i stranica Svi obračuni',
      why: 'Do njih bi se inače dolazilo samo kroz meni ili pretragu.',
    },
    {
      subject: 'Kartice za Republiku Srpsku',
      elsewhere: 'trinaest kartica',
      here: 'sedamnaest: navedenih trinaest prvo i istim redom, iza njih mali preduzetnik, dopunsko zanimanje, iznajmljivanje turistima i sezonski rad',
      why: 'I ti obveznici plaćaju po propisima Republike Srpske, pa ih ovdje i traže.',
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
      subject: 'Primjer obračuna',
      elsewhere: 'prazno mjesto za rezultat',
      here: 'primjer koji se upiše jednim pritiskom i stvarno obračuna',
      why: 'Ko dođe prvi put vidi šta dobija, a prazna stranica ne pokazuje brojke koje nisu ničije.',
    },
    {
      subject: 'Godišnji obračuni',
      elsewhere: 'otvaraju se na 2025. godini i pitaju servis pri svakom izboru godine',
      here: 'otvaraju se na tekućoj godini čim su njene brojke poznate, a servis pitaju jednom za sve godine',
      why: 'Godine se tako porede jedna s drugom, a izbor godine ne čeka mrežu.',
    },
    {
      subject: 'Greška na ugovorima',
      elsewhere: 'samo „Greška pri izračunu.“',
      here: 'ista rečenica, a ispod nje šta je servis rekao',
      why: 'Iz rečenice servisa vidi se šta treba ispraviti, na primjer da za taj dan nema propisa.',
    },
    {
      subject: 'Nema veze sa servisom',
      elsewhere: 'samo poruka preglednika',
      here: 'rečenica o tome šta da uradite, a iza nje sitno poruka preglednika',
      why: 'Poruka poput „Failed to fetch“ ne kaže šta da se uradi, a treba onome ko traži kvar.',
    },
    {
      subject: 'Posljednja izmjena politike i uslova',
      elsewhere: '05.06.2025.',
      here: 'dan kad je tekst zaista posljednji put mijenjan',
      why: 'Datum uz tekst vrijedi samo ako prati njegove izmjene.',
    },
  ],
};

/** Differences of documents and their files. */
export const documentsOtherwise: DepartureGroup = {
  title: 'Ugovor i faktura',
  departures: [
    {
      subject: 'Ugovorena plata ili naknada',
      elsewhere: 'ugovor nastaje bez ijednog poziva servisu',
      here: 'obračun se pita za bruto ugovorenog neta i obrnuto; šalju se iznos, dan i stručna sprema, bez imena',
      why: 'Ugovor tako navodi i drugi iznos, izračunat po propisima na dan zaključenja.',
    },
    {
      subject: 'Polja ugovora',
      elsewhere: 'ista polja za svih šest vrsta ugovora',
      here: 'samo ona koja izabrana vrsta ima; što dodaju zakon, službeni obrazac i poseban dogovor stoji u jednom preklopu',
      why: 'Probni rad ili godišnji odmor nemaju mjesta u ugovoru o djelu. Upisano ostaje ako se vratite na drugu vrstu.',
    },
    {
      subject: 'Čuvanje poslovne tajne u ugovoru',
      elsewhere: 'podatak postoji, a obrazac ga ne pita',
      here: 'polje među ostalim podacima ugovora',
      why: 'Odredba ulazi u ugovor samo kad je strane dogovore, pa je neko mora izabrati.',
    },
    {
      subject: 'Imena u ugovoru',
      elsewhere: 'genitiv po jednom pravilu za sva imena i nazive',
      here: 'pravilo s izuzecima; nazivi firmi i imena za koja oblik nije siguran ostaju kakvi jesu, a prijedlog se može ispraviti',
      why: 'Jedno pravilo daje oblike poput „Firma d.o.o.a“ i „Petara“.',
    },
    {
      subject: 'Nazivi i poruke na fakturi',
      elsewhere: '„Cijena“, a o obaveznim poljima govori preglednik',
      here: 'kod PDV obveznika „Cijena bez PDV“, a poruke su na našem jeziku',
      why: 'Bez toga se ne vidi je li porez u cijeni, a preglednik govori jezikom na kojem je instaliran.',
    },
    {
      subject: 'Količina na fakturi',
      elsewhere: 'najmanje 1',
      here: 'svaka količina iznad nule',
      why: 'Sati i kilogrami fakturišu se i u dijelovima, na primjer 0,5 h.',
    },
    {
      subject: 'Rok plaćanja na fakturi',
      elsewhere: 'svaki dan',
      here: 'svaki dan, uz upozorenje kada je duži od 60 dana',
      why: 'Propis Republike Srpske duži rok veže za osiguranje plaćanja; tekst člana i dan od kojeg važi nisu pročitani.',
      law: 'rs-rok_placanja',
    },
    {
      subject: 'PDF fakture',
      elsewhere: 'slika jedne stranice',
      here: 'pravi tekst, onoliko stranica koliko treba',
      why: 'Tekst se može pretraživati, kopirati i čitati čitačem ekrana, a datoteka je višestruko manja.',
    },
  ],
};

import type { DepartureGroup } from './departure.ts';

/** Differences of pages. */
export const pagesOtherwise: DepartureGroup = {
  title: 'Stranice i poruke',
  departures: [
    {
      subject: 'Početna stranica',
      text: 'Ima i Brčko distrikt, još pet univerzalnih obračuna, grupu ZA FIRMU i Svi obračuni. Iznad grupa su pitanje o plati, pretraga i dva linka: „Životne situacije: bolovanje, otkaz, porodiljsko“ i „Šta se promijenilo“.',
    },
    {
      subject: 'Meni',
      text: 'Poslije sedam propisanih stoje Plate firme, Propisi, Poređenje, Rokovi i Moj listić.',
    },
    {
      subject: 'Tema i pismo',
      text: 'Dok ne izaberete, tema je ona vašeg sistema, pa i tamna. Pored nje je dugme za ćirilicu.',
    },
    {
      subject: 'Redovi plate',
      text: 'Prvo stoji put od troška do isplate, a svi redovi se otvaraju jednim pritiskom. Uređaj pamti šta ste izabrali.',
    },
    {
      subject: 'Kartice za Republiku Srpsku',
      text: 'Ima ih sedamnaest. Poslije trinaest su mali preduzetnik, dopunsko zanimanje, iznajmljivanje turistima i sezonski rad.',
    },
    { subject: 'Izrada dokumenata', text: 'Uz fakturu su ugovori i drugi obrasci.' },
    { subject: 'Korisni linkovi', text: 'Sedma grupa su fondovi i Centralna banka.' },
    {
      subject: 'Primjer obračuna',
      text: 'Na mjestu rezultata je primjer koji se upiše jednim pritiskom.',
    },
    {
      subject: 'Godišnji obračuni',
      text: 'Otvara se tekuća godina kad je poznata, a svaka godina stiže svojim upitom, ukupno devet.',
    },
    { subject: 'Greška na ugovorima', text: 'Uz „Greška pri izračunu.“ stoji odgovor servisa.' },
    { subject: 'Nema veze sa servisom', text: 'Prije poruke preglednika piše šta da uradite.' },
    {
      subject: 'Posljednja izmjena politike i uslova',
      text: 'Umjesto 05.06.2025. stoji dan zadnje izmjene teksta.',
    },
  ],
};

/** Differences of documents and their files. */
export const documentsOtherwise: DepartureGroup = {
  title: 'Ugovor i faktura',
  departures: [
    {
      subject: 'Ugovorena plata ili naknada',
      text: 'Servis računa bruto za neto i obrnuto, po propisima na dan zaključenja. Šalju se iznos, dan i stručna sprema, bez imena.',
    },
    {
      subject: 'Polja ugovora',
      text: 'Vidite samo polja koja izabrana vrsta ima. Upisano ostaje ako promijenite vrstu.',
    },
    {
      subject: 'Čuvanje poslovne tajne u ugovoru',
      text: 'Ugovor ima i to polje, jer odredbu strane moraju dogovoriti.',
    },
    {
      subject: 'Imena u ugovoru',
      text: 'Pravilo genitiva ima izuzetke, a prijedlog možete ispraviti. Nazivi firmi i nesigurna imena ostaju kakvi jesu, da ne nastane „Firma d.o.o.a“.',
    },
    {
      subject: 'Nazivi i poruke na fakturi',
      text: 'Kod PDV obveznika piše „Cijena bez PDV“. Poruke su naše, a ne preglednika.',
    },
    {
      subject: 'Količina na fakturi',
      text: 'Može biti manja od 1, npr. 0,5 h. Vraćena roba na fakturi ima negativnu.',
    },
    {
      subject: 'Rok plaćanja na fakturi',
      text: 'Iznad 60 dana stoji upozorenje: propis RS duži rok veže za osiguranje plaćanja. Član i dan početka nisu pročitani.',
      law: 'rs-rok_placanja',
    },
    {
      subject: 'PDF fakture',
      text: 'PDF je tekst na koliko treba stranica, a ne slika jedne, pa se može pretraživati i kopirati.',
    },
  ],
};

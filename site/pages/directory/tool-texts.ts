import type { PageTexts } from './page.ts';

/** The texts of tools and documents, by their paths. */
export const toolTexts: Readonly<Record<string, PageTexts>> = {
  '/PDV': {
    description: 'Od osnovice do iznosa s PDV-om i od iznosa s PDV-om do osnovice, po bilo kojoj stopi.',
    keywords: 'porez na dodanu dodatu vrijednost 17 preračunata stopa',
    door: { title: 'PDV', line: 'Osnovica i iznos s porezom' },
    sign: 'porez',
  },
  '/kamata': {
    description: 'Kamata na porez i druge javne prihode za dane kašnjenja, sa stopama po propisima.',
    keywords: 'zatezna poreska dugovanje dug kašnjenje',
    door: { title: 'Kamata za kašnjenje', line: 'Na porez i javne prihode' },
    sign: 'kamata',
  },
  '/akti-o-radu': {
    description:
      'Aneks ugovora o radu, otkaz poslodavca ili radnika s otkaznim rokom, sporazumni prestanak, rješenje o godišnjem odmoru i potvrda o zaposlenju, kao PDF i DOCX.',
    keywords:
      'aneks ugovora otkaz otkazni rok sporazumni raskid prestanak radnog odnosa rješenje godišnji odmor potvrda o zaposlenju radnik poslodavac',
    door: { title: 'Aneks, otkaz, potvrda', line: 'Iz sačuvanog ugovora o radu' },
    sign: 'stranica',
  },
  '/putni-nalog': {
    description:
      'Putni nalog i obračun putnih troškova: dnevnice po trajanju puta, vlastito vozilo, ostali troškovi i akontacija, kao PDF i DOCX. Ništa uneseno ne šalje se na server.',
    keywords: 'službeni put kilometraža putni troškovi akontacija',
    otherNames: 'dnevnica dnevnice',
    door: { title: 'Putni nalog', line: 'Dnevnice, vozilo i obračun puta' },
    sign: 'put',
  },
  '/opomena': {
    description:
      'Opomena za plaćanje ili pred tužbu s dospjelim računima i zateznom kamatom po danima, kao PDF i DOCX. Ništa uneseno ne šalje se na server.',
    keywords: 'opomena pred tužbu dug kupac neplaćeno naplata potraživanja pismo',
    door: { title: 'Opomena', line: 'Dospjeli računi i kamata' },
    sign: 'opomena',
  },
  '/ios': {
    description:
      'IOS, izvod otvorenih stavki za usaglašavanje s partnerom: stavke, saldo i mjesto za potvrdu ili osporavanje, kao PDF i DOCX.',
    keywords: 'ios izvod otvorenih stavki usaglašavanje salda potraživanja partner',
    door: { title: 'IOS', line: 'Izvod otvorenih stavki za partnera' },
    sign: 'stavke',
  },
  '/kamata-kroz-vrijeme': {
    description:
      'Zatezna kamata po stopama koje su važile na svaki dan, s djelimičnim uplatama i tabelom tranši: koliko je kamate, a koliko glavnice ostalo.',
    keywords: 'zatezna kamata tranše djelimične uplate dug opomena obračun kamate po danima',
    door: { title: 'Kamata kroz vrijeme', line: 'Promjene stope i djelimične uplate' },
    sign: 'tok',
  },
  '/poredjenje': {
    description:
      'Isti trošak, neto ili bruto u Republici Srpskoj, Federaciji i Brčkom jedan pored drugog, s razlogom svake razlike, i ista plata u dva mjeseca.',
    keywords: 'poređenje uporedi RS Brčko razlika zašto mi je neto drugačiji manji',
    door: { title: 'Poređenje', line: 'Ista plata u RS, Federaciji i Brčkom' },
    sign: 'poredjenje',
  },
  '/radni-sati': {
    description:
      'Radni dani, praznici i fond sati svakog mjeseca u godini, za puno i nepuno radno vrijeme, i koliko je radnih dana između dva datuma.',
    keywords: 'kalendar radni dani fond sati praznici neradni dani mjesečni sati ics',
    door: { title: 'Kalendar radnih sati', line: 'Radni dani, praznici i sati' },
    sign: 'sati',
  },
  '/plate': {
    description:
      'Plate svih radnika firme za mjesec: obračun, listići, nalozi i obrasci iz podataka upisanih jednom. Imena, JMBG i računi ostaju na vašem uređaju.',
    keywords:
      'radnici zaposleni porodiljsko payroll salary doo listić isplatni obrazac JS3100 PD3100 prijava radnika isplata knjigovođa zaključivanje mjeseca',
    otherNames:
      'virmani platna lista platni spisak nalozi za plaćanje nalog za uplatu obrasci MIP-1023 GIP-1022 OLP-1021 2001 2002 1002',
    door: {
      title: 'Plate firme',
      line: 'Plate cijele firme: listići, nalozi, obrasci. Imena ostaju kod vas.',
    },
    sign: 'firma',
  },
  '/faktura': {
    description:
      'Izrada fakture u pregledniku: stavke, PDV i zbirovi računaju se sami, a faktura se preuzima kao PDF.',
    keywords:
      'račun predračun ponuda avans knjižno odobrenje storno otpremnica logo ćirilica invoice pdf e-faktura ubl xml peppol',
    door: { title: 'FAKTURA', line: 'Izrada fakture sa svim potrebnim poljima i automatskim zbirovima' },
    sign: 'dokument',
  },
  '/fakture': {
    description:
      'Izdate fakture sa stanjem i uplatama, nabavke, knjige PDV-a (KIF i KUF) za predaju i polja PDV prijave, na vašem uređaju.',
    keywords:
      'e-KIF e-KUF knjiga izlaznih ulaznih faktura pdv prijava uplate dospjelo ponavljanje storno knjižno odobrenje',
    door: {
      title: 'Fakture i knjige PDV-a',
      line: 'Uplate, nabavke i PDV prijava',
    },
    sign: 'knjige',
  },
  '/primljena-faktura': {
    description:
      'Faktura iz linka: iznos, rok, račun za uplatu, QR kod i PDF. Sve je u linku i ništa se ne šalje na server.',
    door: { title: 'Primljena faktura', line: 'Faktura iz linka' },
    sign: 'dokument',
  },
  '/ugovor-o-radu': {
    description:
      'Tekst ugovora o radu, djelu, autorskog i menadžerskog ugovora koji nastaje dok unosite podatke.',
    keywords: 'zaposlenje radnik poslodavac određeno neodređeno vrijeme ćirilica contract',
    door: { title: 'Ugovor o radu', line: 'Radni, autorski i drugi ugovori' },
    sign: 'ugovor',
  },
};

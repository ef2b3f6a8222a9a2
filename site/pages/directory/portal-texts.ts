import type { Door } from '../../ui/page/door-cards.tsx';
import type { DoorSign } from '../../ui/page/door-sign.tsx';

/** The words about a page that lists, search and search engines show. */
export interface PageTexts {
  readonly description: string;
  /** Words people may look for besides those of the title and description. */
  readonly keywords?: string;
  /** Other names people know it by: search takes them as its title. */
  readonly otherNames?: string;
  /** The name and line in lists of links, where shorter than title and description. */
  readonly door?: Pick<Door, 'title' | 'line'>;
  /** What its card is marked with. */
  readonly sign?: DoorSign;
}

/** The words about every page that is not a calculator, by its path. */
export const portalTexts: Readonly<Record<string, PageTexts>> = {
  '/': {
    description:
      'Kalkulatori plata, doprinosa i poreza za Republiku Srpsku, Federaciju BiH i Brčko distrikt, s formulom i propisom uz svaki iznos.',
    door: { title: 'Obračuni', line: 'Svi obračuni na jednom mjestu' },
  },
  '/RS': {
    description: 'Plate, ugovori, zakup i doprinosi po propisima Republike Srpske.',
    door: { title: 'Republika Srpska', line: 'Plate, ugovori, zakup i doprinosi' },
    sign: 'entitet',
  },
  '/FBIH': {
    description:
      'Plate, ugovori, rad za strane naručioce i samostalna djelatnost po propisima Federacije Bosne i Hercegovine.',
    door: { title: 'Federacija BiH', line: 'Plate, ugovori i samostalna djelatnost' },
    sign: 'entitet',
  },
  '/dokumenti': {
    description:
      'Faktura, ugovori, putni nalog, opomena i IOS koji nastaju u pregledniku: osim ugovorenog iznosa i podataka za njegov obračun, ništa uneseno ne šalje se na server.',
    keywords: 'faktura ugovor račun putni nalog opomena ios',
    door: { title: 'Izrada Dokumenata', line: 'Faktura, ugovori, putni nalog, opomena, IOS' },
    sign: 'dokument',
  },
  '/plate/kako-radi': {
    description:
      'Kako se u pet koraka obračunava mjesec svih radnika: firma, radnici, tabela mjeseca, listići i nalozi, godina i kopija.',
    keywords: 'uputstvo pomoć plate firme radnici platna lista knjigovođa',
    door: { title: 'Plate firme: kako radi', line: 'Mjesec svih radnika u pet slika' },
  },
  '/propisi': {
    description:
      'Stope, iznosi i praznici po kojima se računa, od kada važe, u kojem su glasilu objavljeni i kada su provjereni.',
    keywords:
      'zakon stopa lični odbitak minimalac minimalna najniža plata prosječna praznici službeni glasnik novine',
    door: { title: 'Propisi', line: 'Svaka stopa i iznos kroz vrijeme, s glasilom i danom provjere' },
    sign: 'propis',
  },
  '/odstupanja': {
    description: 'Gdje se izvori ne slažu ili portal računa drugačije od uobičajenih kalkulatora, i zašto.',
    keywords: 'razlike greške izvori solidarnost',
    door: { title: 'Odstupanja', line: 'Gdje portal računa drugačije i zašto' },
  },
  '/tacnost': {
    description:
      'Svaki objavljeni primjer obračuna za koji znamo, red po red uz rezultat portala, s linkom, periodom i razlikom.',
    keywords: 'tačnost provjera primjeri greška razlika poreska uprava objavljeno',
    door: { title: 'Tačnost', line: 'Objavljeni primjeri uz naš rezultat, red po red' },
    sign: 'propis',
  },
  '/KorisniLinkovi': {
    description:
      'Propisi, poreske uprave, online servisi, ministarstva, sindikati i statistika u Bosni i Hercegovini.',
    keywords: 'adrese institucije fond glasnik',
  },
  '/politika-privatnosti': {
    description:
      'Bez naloga i kolačića: šta se šalje radi obračuna, šta ostaje na vašem uređaju i šta se ne čuva.',
    keywords: 'podaci kolačići gdpr',
  },
  '/uslovi-koristenja': {
    description: 'Pod kojim uslovima se obračuni i dokumenti mogu koristiti i za šta odgovara korisnik.',
  },
  '/o-nama': {
    description: 'Kako je portal nastao, kome je namijenjen i kako nastaju brojke koje vidite.',
    keywords: 'autor o nama',
  },
  '/kontakt': {
    description: 'Javite grešku u obračunu, izmjenu propisa ili prijedlog.',
    keywords: 'email pošta',
  },
  '/minuli-topli-tekstil': {
    description:
      'Šta je poznato o osnovici doprinosa za proizvodnju tekstila, odjeće, kože i obuće; sam obračun još nije gotov.',
    keywords: 'tekstil obuća koža',
  },
  '/api': {
    description:
      'Pozivi za obračun plata, doprinosa i poreza u Bosni i Hercegovini: polja, primjeri i isprobavanje na stranici.',
    keywords: 'openapi json program integracija softver',
    door: { title: 'API', line: 'Pozivi za vaše programe, s primjerima i isprobavanjem' },
  },
  '/ugradi': {
    description: 'Kod kojim bilo koji obračun stavljate na svoju stranicu, besplatno i bez naloga.',
    keywords: 'iframe embed widget',
    door: { title: 'Ugradnja na vašu stranicu', line: 'Kod za obračun na vašoj stranici' },
  },
  '/404': { description: 'Tražena stranica ne postoji. Potražite obračun po nazivu.' },
  '/PDV': {
    description: 'Od osnovice do iznosa s PDV-om i od iznosa s PDV-om do osnovice, po bilo kojoj stopi.',
    keywords: 'porez na dodanu dodatu vrijednost 17 preračunata stopa',
    door: { title: 'PDV', line: 'Od osnovice do iznosa s porezom i obrnuto' },
    sign: 'porez',
  },
  '/kamata': {
    description: 'Kamata na porez i druge javne prihode za dane kašnjenja, sa stopama po propisima.',
    keywords: 'zatezna poreska dugovanje dug kašnjenje',
    door: { title: 'Kamata za kašnjenje', line: 'Kamata na porez i druge javne prihode' },
    sign: 'kamata',
  },
  '/putni-nalog': {
    description:
      'Putni nalog i obračun putnih troškova: dnevnice po trajanju puta, vlastito vozilo, ostali troškovi i akontacija, kao PDF i DOCX. Ništa uneseno ne šalje se na server.',
    keywords: 'dnevnica dnevnice službeni put kilometraža putni troškovi akontacija putni nalog',
    door: { title: 'Putni nalog', line: 'Dnevnice, vlastito vozilo i obračun puta' },
    sign: 'dokument',
  },
  '/opomena': {
    description:
      'Opomena za plaćanje ili pred tužbu s dospjelim računima i zateznom kamatom po danima, kao PDF i DOCX. Ništa uneseno ne šalje se na server.',
    keywords: 'opomena pred tužbu dug kupac neplaćeno naplata potraživanja pismo',
    door: { title: 'Opomena', line: 'Dospjeli računi i kamata, u pismu dužniku' },
    sign: 'dokument',
  },
  '/ios': {
    description:
      'IOS, izvod otvorenih stavki za usaglašavanje s partnerom: stavke, saldo i mjesto za potvrdu ili osporavanje, kao PDF i DOCX.',
    keywords: 'ios izvod otvorenih stavki usaglašavanje salda potraživanja partner',
    door: { title: 'IOS', line: 'Izvod otvorenih stavki za partnera' },
    sign: 'dokument',
  },
  '/kamata-kroz-vrijeme': {
    description:
      'Zatezna kamata po stopama koje su važile na svaki dan, s djelimičnim uplatama i tabelom tranši: koliko je kamate, a koliko glavnice ostalo.',
    keywords: 'zatezna kamata tranše djelimične uplate dug opomena obračun kamate po danima',
    door: { title: 'Kamata kroz vrijeme', line: 'Promjene stope i djelimične uplate, po danima' },
    sign: 'kamata',
  },
  '/poredjenje': {
    description:
      'Isti trošak, neto ili bruto u Republici Srpskoj, Federaciji i Brčkom jedan pored drugog, red po red, s razlogom svake razlike; i ista plata u dva mjeseca.',
    keywords: 'poređenje uporedi RS Brčko razlika zašto mi je neto drugačiji manji',
    door: { title: 'Poređenje', line: 'Isti neto ili trošak po tri zakona; zašto je neto drugačiji' },
    sign: 'plata',
  },
  '/radni-sati': {
    description:
      'Radni dani, praznici i fond sati svakog mjeseca u godini, za puno i nepuno radno vrijeme, i koliko je radnih dana između dva datuma.',
    keywords: 'kalendar radni dani fond sati praznici neradni dani mjesečni sati 2026 ics',
    door: { title: 'Kalendar radnih sati', line: 'Radni dani, praznici i sati po mjesecima' },
    sign: 'staz',
  },
  '/plate': {
    description:
      'Plate svih radnika firme za mjesec: obračun, listići, nalozi i obrasci iz podataka upisanih jednom. Imena, JMBG i računi ostaju na vašem uređaju.',
    keywords:
      'radnici zaposleni listić nalog obrazac MIP 1023 2001 GIP OLP 1002 knjigovođa zaključivanje mjeseca',
    otherNames: 'virmani platna lista platni spisak',
    door: { title: 'PLATE FIRME', line: 'Mjesec svih radnika: listići, nalozi i obrasci, bez slanja imena' },
    sign: 'firma',
  },
  '/faktura': {
    description:
      'Izrada fakture u pregledniku: stavke, PDV i zbirovi računaju se sami, a faktura se preuzima kao PDF.',
    keywords: 'račun predračun pdf',
    door: { title: 'FAKTURA', line: 'Izrada fakture sa svim potrebnim poljima i automatskim zbirovima' },
    sign: 'dokument',
  },
  '/ugovor-o-radu': {
    description:
      'Tekst ugovora o radu, djelu, autorskog i menadžerskog ugovora koji nastaje dok unosite podatke.',
    keywords: 'zaposlenje radnik poslodavac određeno neodređeno vrijeme',
    door: { title: 'UGOVOR O RADU', line: 'Tekst ugovora koji nastaje dok unosite podatke' },
    sign: 'ugovor',
  },
};

import type { CardTexts } from './card.ts';
import type { Page, PageTexts } from './page.ts';
import { situationTexts } from './situation-texts.ts';
import { toolTexts } from './tool-texts.ts';

/** The texts of the pages of the portal itself, by their paths. */
const portalTexts: Readonly<Record<string, PageTexts>> = {
  '/': {
    description:
      'Kalkulatori plata, doprinosa i poreza za Republiku Srpsku, Federaciju BiH i Brčko distrikt, s formulom i propisom uz svaki iznos.',
    door: { title: 'Obračuni', line: 'Početna stranica' },
  },
  '/svi-obracuni': {
    description:
      'Svi obračuni plata, ugovora, doprinosa i kamata po entitetima, univerzalni obračuni i dokumenti na jednoj stranici.',
    keywords: 'lista popis kalkulatori',
    door: { title: 'Svi obračuni', line: 'Po entitetima, na jednoj stranici' },
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
      'Faktura, ugovori, akti o radu, putni nalog, opomena i IOS koji nastaju u pregledniku: osim ugovorenog iznosa i podataka za njegov obračun, ništa uneseno ne šalje se na server.',
    keywords: 'faktura ugovor račun aneks otkaz potvrda putni nalog opomena ios',
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
      'porodiljsko penzija zakon stopa lični odbitak minimalac minimalna najniža plata prosječna praznici službeni glasnik novine',
    door: { title: 'Propisi', line: 'Stope i iznosi kroz vrijeme' },
    sign: 'propis',
  },
  '/promjene': {
    description:
      'Svaka promjena stopa i iznosa po danu od kojeg važi, s uticajem na neto platu od 1.500 KM, i ista plata kroz godine.',
    keywords: 'šta se promijenilo izmjene novo nova stopa najava rss godina kroz godine poskupljenje',
    door: { title: 'Šta se promijenilo', line: 'Promjene propisa po danima' },
    sign: 'propis',
  },
  '/moj-listic': {
    description:
      'Platni listić objašnjen radniku u pet rečenica: šta je firma platila, šta je otišlo fondovima i porezu, a šta radniku.',
    keywords: 'platna lista objašnjenje radnik isplatni listić payslip moja plata',
    door: { title: 'Moj listić', line: 'Platni listić običnim riječima' },
    sign: 'plata',
  },
  '/rokovi': {
    description:
      'Rokovi za uplate i obrasce u Republici Srpskoj i Federaciji BiH za ovaj i naredni mjesec, pomjereni s vikenda i praznika, i kalendar na koji se pretplatite.',
    keywords:
      'rok kalendar obaveza poreski porezni ics pretplata predaja obrazac uplata mip 1002 2001 gip 2002',
    otherNames: 'rok rokovi',
    door: { title: 'Rokovi', line: 'Uplate i obrasci po danima' },
    sign: 'staz',
  },
  '/odstupanja': {
    description: 'Gdje se izvori ne slažu ili portal računa drugačije od uobičajenih kalkulatora, i zašto.',
    keywords: 'razlike greške izvori solidarnost',
    door: { title: 'Odstupanja', line: 'Gdje portal računa drugačije' },
  },
  '/tacnost': {
    description:
      'Svaki objavljeni primjer obračuna za koji znamo, red po red uz rezultat portala, s linkom, periodom i razlikom.',
    keywords: 'tačnost provjera primjeri greška razlika poreska uprava objavljeno',
    door: { title: 'Tačnost', line: 'Objavljeni primjeri uz naš rezultat' },
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
    description: 'Osnovica doprinosa za proizvodnju tekstila, odjeće, kože i obuće. Obračun još nije gotov.',
    keywords: 'tekstil obuća koža',
  },
  '/api': {
    description:
      'Pozivi za obračun plata, doprinosa i poreza u Bosni i Hercegovini: polja, primjeri i isprobavanje na stranici.',
    keywords: 'openapi json program integracija softver',
    door: { title: 'API', line: 'Pozivi za vaše programe' },
  },
  '/ugradi': {
    description: 'Kod kojim bilo koji obračun stavljate na svoju stranicu, besplatno i bez naloga.',
    keywords: 'iframe embed widget',
    door: { title: 'Ugradnja na vašu stranicu', line: 'Kod za obračun na vašoj stranici' },
  },
  '/404': { description: 'Tražena stranica ne postoji. Potražite obračun po nazivu.' },
};

declare const CALCULATOR_TEXTS: readonly CardTexts[];

const calculatorTexts = ({ description, card }: CardTexts): PageTexts => ({
  description,
  keywords: card.keywords,
  door: { title: card.title, line: card.description },
  sign: card.sign,
});

const texts = new Map<string, PageTexts>([
  ...Object.entries({ ...portalTexts, ...situationTexts, ...toolTexts }),
  ...CALCULATOR_TEXTS.map((card) => [`/${card.id}`, calculatorTexts(card)] as const),
]);

/** The texts of a page of the table. */
export function textsOf({ path, copyOf = path }: Page): PageTexts {
  const found = texts.get(copyOf);
  if (found === undefined) throw new Error(`no texts of ${path}`);
  return found;
}

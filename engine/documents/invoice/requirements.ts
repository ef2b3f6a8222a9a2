import { isDay } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { sgBih, source } from '../../law/source.ts';
import type { Requirement } from '../requirement.ts';
import { doubtsAbout } from './doubts.ts';
import { EXEMPTION_FACTS, exemptionArticle, exemptionOf } from './exemptions.ts';
import { type Corrected, hasExemptItem, type Invoice, type Item, pdvNumberOf } from './invoice.ts';
import { type InvoiceKind, wordsOf } from './kinds.ts';

/** The check list: every legal requirement, met or not, then likely typing errors. */
export const requirementsOf = (invoice: Invoice): readonly Requirement[] => [
  ...contentOf(invoice),
  ...doubtsAbout(invoice),
];

/** The legal requirements of a document, in the order of the form. */
function contentOf(invoice: Invoice): readonly Requirement[] {
  const izvor = sourceOf(invoice);
  return [
    ...headingRows(invoice),
    ...partyRows(invoice),
    ...itemRows(invoice),
    ...(wordsOf(invoice).isPriced ? taxRows(invoice) : []),
  ].map((row) => ({ vrsta: 'sadrzaj', izvor, ...row }));
}

const taxRows = (invoice: Invoice): readonly LegalRow[] =>
  invoice.pdvObveznik ? vatRows(invoice) : [NON_PAYER_NOTE];

/** No act was found on the content of offers, delivery notes and corrections: they have the requirements of an invoice that fit them. */
function sourceOf(invoice: Invoice): Source | null {
  const { corrects, booked } = wordsOf(invoice);
  if (corrects || booked === 0) return null;
  return invoice.pdvObveznik ? CONTENT : OUTSIDE_VAT;
}

type LegalRow = Omit<Requirement, 'vrsta' | 'izvor'> & Partial<Pick<Requirement, 'izvor'>>;

const legalRow = (polje: string, naziv: string, ispunjeno: boolean, poruka: string): LegalRow => ({
  polje,
  naziv,
  ispunjeno,
  poruka,
});

const isFilled = (text: string): boolean => text.trim() !== '';

function headingRows(invoice: Invoice): readonly LegalRow[] {
  const { brojFakture, datum, mjesto } = invoice;
  const { number } = wordsOf(invoice);
  return [
    legalRow('brojFakture', number, isFilled(brojFakture), `Upišite ${number.toLowerCase()}.`),
    legalRow('datum', 'Datum izdavanja', isDay(datum), 'Izaberite datum izdavanja.'),
    legalRow('mjesto', 'Mjesto izdavanja', isFilled(mjesto), 'Upišite mjesto izdavanja.'),
    ...groundRows(invoice),
  ];
}

/** The supply and its day, or the corrected invoice. Offers, advances and delivery notes come before the supply. */
function groundRows(invoice: Invoice): readonly LegalRow[] {
  const { ispravlja } = invoice;
  if (ispravlja) return correctedRows(invoice, ispravlja);
  const supply = wordsOf(invoice).debt > 0 ? [supplyRow(invoice)] : [];
  return invoice.vrsta === 'konacna' ? [...supply, advancesRow(invoice)] : supply;
}

const advancesRow = ({ avansi }: Invoice): LegalRow => {
  const first = avansi.findIndex(({ broj }) => !isFilled(broj));
  return legalRow(
    `avansi.${Math.max(first, 0)}.broj`,
    'Avansne fakture koje se odbijaju',
    avansi.length > 0 && first === -1,
    'Upišite avansnu fakturu ili izaberite običnu.',
  );
};

const supplyRow = ({ datumIsporuke, periodOd, periodDo }: Invoice): LegalRow =>
  legalRow(
    'datumIsporuke',
    'Datum isporuke',
    isDay(datumIsporuke) || (isDay(periodOd) && isDay(periodDo)),
    'Izaberite dan kad je roba isporučena ili usluga obavljena.',
  );

function correctedRows(invoice: Invoice, { broj, datum }: Corrected): readonly LegalRow[] {
  const { verb, noun } = CORRECTING[invoice.vrsta] ?? LOWERING;
  return [
    legalRow(
      'ispravlja.broj',
      `Broj fakture koja se ${verb}`,
      isFilled(broj),
      `Upišite broj fakture koju ${noun}.`,
    ),
    legalRow('ispravlja.datum', 'Datum te fakture', isDay(datum), `Izaberite datum fakture koju ${noun}.`),
  ];
}

const LOWERING = { verb: 'umanjuje', noun: 'odobrenje umanjuje' };
const CORRECTING: Partial<Record<InvoiceKind, typeof LOWERING>> = {
  zaduzenje: { verb: 'uvećava', noun: 'zaduženje uvećava' },
  storno: { verb: 'stornira', noun: 'storno poništava' },
};

const partyRows = ({ company, customer }: Invoice): readonly LegalRow[] => [
  legalRow('company.name', 'Naziv prodavca', isFilled(company.name), 'Upišite naziv prodavca.'),
  legalRow('company.address', 'Adresa prodavca', isFilled(company.address), 'Upišite adresu prodavca.'),
  legalRow('customer.name', 'Naziv kupca', isFilled(customer.name), 'Upišite naziv kupca.'),
  legalRow('customer.address', 'Adresa kupca', isFilled(customer.address), 'Upišite adresu kupca.'),
];

function itemRows(invoice: Invoice): readonly LegalRow[] {
  const { isPriced, allowsNegative } = wordsOf(invoice);
  const description = ofEveryItem(
    invoice,
    'description',
    'Opis stavki',
    'Opišite šta je isporučeno.',
    (item) => isFilled(item.description),
  );
  const quantity = ofEveryItem(
    invoice,
    'quantity',
    'Količina stavki',
    allowsNegative ? 'Upišite količinu.' : 'Upišite količinu veću od nule.',
    (item) => (allowsNegative ? item.quantity !== 0 : item.quantity > 0),
  );
  const price = ofEveryItem(invoice, 'price', 'Cijena stavki', 'Upišite cijenu.', (item) => item.price > 0);
  return isPriced ? [description, quantity, price] : [description, quantity];
}

/** One row for all items, which links to the first that lacks it. */
function ofEveryItem(
  { items }: Invoice,
  field: keyof Item,
  naziv: string,
  poruka: string,
  isMet: (item: Item) => boolean,
): LegalRow {
  const first = items.findIndex((item) => !isMet(item));
  return legalRow(`items.${Math.max(first, 0)}.${field}`, naziv, first === -1 && items.length > 0, poruka);
}

function vatRows(invoice: Invoice): readonly LegalRow[] {
  const pdvBroj = pdvNumberOf(invoice.company);
  const always = legalRow(
    'items',
    'Osnovica, stopa i iznos PDV-a',
    invoice.items.length > 0,
    'Dodajte stavku.',
  );
  const place = invoice.company.idType === 'PIB' ? 'company.idNumber' : 'company.pdvBroj';
  const number = legalRow(place, 'PDV broj prodavca', isFilled(pdvBroj), 'Upišite svoj PDV broj.');
  return hasExemptItem(invoice) ? [number, always, articleRow(invoice)] : [number, always];
}

function articleRow(invoice: Invoice): LegalRow {
  const { source: izvor } = EXEMPTION_FACTS[exemptionOf(invoice)];
  const row = legalRow(
    'clanOslobodjenja',
    'Član zakona po kojem se PDV ne obračunava',
    isFilled(exemptionArticle(invoice)),
    'Upišite član Zakona o PDV za stopu 0 %.',
  );
  return invoice.osnovBezPdv === '' ? row : { ...row, izvor };
}

/** Written by the document itself. */
const NON_PAYER_NOTE = legalRow('pdvObveznik', 'Napomena da izdavalac nije u sistemu PDV-a', true, '');

const CONTENT = source('2026-11-21', {
  propis: 'Pravilnik o primjeni Zakona o PDV',
  glasilo: sgBih('93/05'),
  clan: 'čl. 107. st. 1',
  url: 'https://unija.com/bs/sta-treba-sadrzavati-faktura-sta-svaki-porezni-obveznik-mora-osigurati/',
  pouzdanost: 'visoka',
});

const OUTSIDE_VAT = source('2026-11-21', {
  url: 'https://eurobiro.ba/2022/12/27/faktura/',
  pouzdanost: 'srednja',
  napomena: 'Tako navode stručni izvori.',
});

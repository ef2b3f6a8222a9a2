import { isDay } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { REVIEWED, sgBih, source } from '../../law/source.ts';
import type { Requirement } from '../requirement.ts';
import { doubtsAbout } from './doubts.ts';
import { hasExemptItem, type Invoice, type Item, pdvNumberOf, wordsOf } from './invoice.ts';

/** The check list: every legal requirement, met or not, then likely typing errors. */
export const requirementsOf = (invoice: Invoice): readonly Requirement[] => [
  ...contentOf(invoice),
  ...doubtsAbout(invoice),
];

/** The legal requirements of an invoice, in the order of the form. */
function contentOf(invoice: Invoice): readonly Requirement[] {
  const izvor = sourceOf(invoice);
  return [
    ...headingRows(invoice),
    ...partyRows(invoice),
    ...itemRows(invoice),
    ...(invoice.pdvObveznik ? vatRows(invoice) : [NON_PAYER_NOTE]),
  ].map((row) => ({ ...row, vrsta: 'sadrzaj', izvor }));
}

/** No act was found on the content of a credit note: it has the requirements of an invoice, plus the invoice it corrects. */
function sourceOf({ ispravlja, pdvObveznik }: Invoice): Source | null {
  if (ispravlja) return null;
  return pdvObveznik ? CONTENT : OUTSIDE_VAT;
}

type LegalRow = Omit<Requirement, 'vrsta' | 'izvor'>;

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

/** The supply and its day, or the corrected invoice. */
const groundRows = ({ ispravlja, datumIsporuke }: Invoice): readonly LegalRow[] =>
  ispravlja
    ? [
        legalRow(
          'ispravlja.broj',
          'Broj fakture koja se umanjuje',
          isFilled(ispravlja.broj),
          'Upišite broj fakture koju odobrenje umanjuje.',
        ),
        legalRow(
          'ispravlja.datum',
          'Datum te fakture',
          isDay(ispravlja.datum),
          'Izaberite datum fakture koju odobrenje umanjuje.',
        ),
      ]
    : [
        legalRow(
          'datumIsporuke',
          'Datum isporuke',
          isDay(datumIsporuke),
          'Izaberite dan kad je roba isporučena ili usluga obavljena.',
        ),
      ];

const partyRows = ({ company, customer }: Invoice): readonly LegalRow[] => [
  legalRow('company.name', 'Naziv prodavca', isFilled(company.name), 'Upišite naziv prodavca.'),
  legalRow('company.address', 'Adresa prodavca', isFilled(company.address), 'Upišite adresu prodavca.'),
  legalRow('customer.name', 'Naziv kupca', isFilled(customer.name), 'Upišite naziv kupca.'),
  legalRow('customer.address', 'Adresa kupca', isFilled(customer.address), 'Upišite adresu kupca.'),
];

const itemRows = (invoice: Invoice): readonly LegalRow[] => [
  ofEveryItem(invoice, 'description', 'Opis stavki', 'Opišite šta je isporučeno.', ({ description }) =>
    isFilled(description),
  ),
  ofEveryItem(
    invoice,
    'quantity',
    'Količina stavki',
    'Upišite količinu veću od nule.',
    (i) => i.quantity > 0,
  ),
  ofEveryItem(invoice, 'price', 'Cijena stavki', 'Upišite cijenu bez PDV-a.', (i) => i.price > 0),
];

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
  const article = legalRow(
    'clanOslobodjenja',
    'Član zakona po kojem se PDV ne obračunava',
    isFilled(invoice.clanOslobodjenja),
    'Stavka ima stopu 0 %: upišite član Zakona o PDV na kojem se oslobođenje zasniva.',
  );
  return hasExemptItem(invoice) ? [number, always, article] : [number, always];
}

/** Written by the document itself. */
const NON_PAYER_NOTE = legalRow('pdvObveznik', 'Napomena da izdavalac nije u sistemu PDV-a', true, '');

const CONTENT = source(REVIEWED, {
  propis: 'Pravilnik o primjeni Zakona o PDV',
  glasilo: sgBih('93/05'),
  clan: 'čl. 107. st. 1',
  url: 'https://unija.com/bs/sta-treba-sadrzavati-faktura-sta-svaki-porezni-obveznik-mora-osigurati/',
  pouzdanost: 'visoka',
});

const OUTSIDE_VAT = source(REVIEWED, {
  url: 'https://eurobiro.ba/2022/12/27/faktura/',
  pouzdanost: 'srednja',
  napomena: 'Tekst propisa nije viđen: tako navode stručni izvori i tako glase fakture u prometu.',
});

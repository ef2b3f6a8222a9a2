import { formatAmount, formatDecimal } from '../../core/numbers/format.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import { amountInWords } from '../amount-in-words/amount-in-words.ts';
import type { Block, Document, Meta, TwoColumns } from '../blocks.ts';
import { COUNTRIES, isWrittenInBoth } from '../countries.ts';
import { KM } from '../currency.ts';
import { fileNamePart } from '../file-name.ts';
import { groupedAccount } from '../identifiers/account-groups.ts';
import { compact } from '../identifiers/digits.ts';
import { dayIfGiven, HOME, tidy } from '../typed-text.ts';
import { exemptionArticle } from './exemptions.ts';
import { hasExemptItem, ID_TYPES, type Invoice, type Party } from './invoice.ts';
import { itemsTable } from './items-table.ts';
import { type InvoiceKind, KIND_FACTS, wordsOf } from './kinds.ts';
import { paymentOf } from './payment.ts';
import { money } from './total-rows.ts';
import { type InvoiceTotals, totalsOf } from './totals.ts';

/** The content of a document; preview, PDF and spreadsheet are all drawn from it. */
export function invoiceDocument(typed: Invoice): Document {
  const invoice = tidy(typed);
  const totals = totalsOf(invoice);
  const kindFacts = wordsOf(invoice);
  return {
    title: `${kindFacts.title} ${invoice.brojFakture}`.trim(),
    language: 'bs-Latn',
    fileName: `${kindFacts.file}_${fileNamePart(invoice.brojFakture) || kindFacts.unnumbered}`,
    blocks: [
      ...logoOf(invoice),
      { kind: 'title', text: kindFacts.title.toUpperCase() },
      parties(invoice),
      facts(invoice),
      itemsTable(invoice, totals),
      ...(kindFacts.isPriced ? amounts(invoice, totals) : []),
      ...notes(invoice),
      ...paymentCodeOf(invoice),
      ...handover(invoice),
      { kind: 'small', text: smallPrint(invoice) },
    ],
  };
}

/** What follows from the totals. */
const amounts = (invoice: Invoice, totals: InvoiceTotals): readonly Block[] => [
  ...inKm(invoice, totals),
  ...inWords(invoice, totals),
  ...lowered(invoice, totals),
];

/** Only an issued invoice gives a right to deduct VAT. */
function smallPrint({ vrsta }: Invoice): string {
  const isOffer = vrsta === 'predracun' || vrsta === 'ponuda';
  return isOffer
    ? 'Ovaj dokument nije faktura ni fiskalni račun i ne daje pravo na odbitak PDV-a.'
    : 'Ovaj dokument nije fiskalni račun.';
}

/** The goods are received against signatures. */
const handover = ({ vrsta, company, customer }: Invoice): readonly Block[] =>
  vrsta === 'otpremnica'
    ? [
        {
          kind: 'signatures',
          parties: [
            { role: 'Robu izdao', name: company.name },
            { role: 'Robu primio', name: customer.name },
          ],
        },
      ]
    : [];

const PICTURE = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*$/;

const logoOf = ({ logo, company }: Invoice): readonly Block[] =>
  PICTURE.test(logo) ? [{ kind: 'picture', source: logo, description: `Logo: ${company.name}` }] : [];

/** Both countries, if the parties are not of the same. */
function parties({ company, customer }: Invoice): TwoColumns {
  const isAcross = company.drzava !== customer.drzava;
  return {
    kind: 'columns',
    left: party('Prodavac', company, isAcross),
    right: party('Kupac', customer, isAcross),
  };
}

function party(
  role: string,
  { name, address, drzava, ...numbers }: Party,
  hasCountry: boolean,
): readonly Block[] {
  const verbatim = !isWrittenInBoth(drzava);
  const country = hasCountry || drzava !== HOME ? COUNTRIES.get(drzava) : undefined;
  return [
    { kind: 'heading', text: role },
    { kind: 'paragraph', text: [{ bold: name }], verbatim },
    { kind: 'paragraph', text: address, verbatim },
    ...(country ? [{ kind: 'paragraph', text: country } as const] : []),
    filled({ [numbers.idType]: numbers.idNumber, 'PDV broj': numbers.pdvBroj }),
  ];
}

/** The data of the document and of its payment. */
const facts = (invoice: Invoice): TwoColumns => ({
  kind: 'columns',
  left: [
    filled({
      [wordsOf(invoice).number]: invoice.brojFakture,
      'Datum izdavanja': dayIfGiven(invoice.datum),
      'Mjesto izdavanja': invoice.mjesto,
      'Datum isporuke': dayIfGiven(invoice.datumIsporuke),
      'Period usluge': period(invoice),
      ...originOf(invoice),
    }),
  ],
  right: [
    filled({
      ...payment(invoice),
      Narudžba: invoice.narudzba,
      Otpremnica: invoice.brojOtpremnice,
      'Fiskalni račun': invoice.fiskalniRacun,
      'Referenca kupca': invoice.referencaKupca,
    }),
  ],
});

/** `1. 10. 2026. – 31. 10. 2026.`; one day alone with its word. */
function period({ periodOd, periodDo }: Invoice): string {
  const [from, to] = [dayIfGiven(periodOd), dayIfGiven(periodDo)];
  if (from && to) return `${from} – ${to}`;
  return from ? `od ${from}` : to && `do ${to}`;
}

/** The document before it, unless it is the corrected one or a deducted advance. */
function originOf({ iz, ispravlja, avansi }: Invoice): Readonly<Record<string, string>> {
  if (!iz || ispravlja || avansi.some(({ broj }) => broj === iz.broj)) return {};
  return { [wordsOf(iz).title]: iz.broj };
}

const PAID_BY = { '': '', virman: 'Virman', gotovina: 'Gotovina', kartica: 'Kartica' } as const;

/** The payment; none for a document that corrects an invoice downwards or states no amounts. */
function payment(invoice: Invoice): Readonly<Record<string, string>> {
  const { vrsta, ispravlja, rokPlacanja, racun, bic, pozivNaBroj, nacinPlacanja } = invoice;
  const corrected: Record<string, string> = ispravlja
    ? { 'Uz fakturu': ispravlja.broj, 'Datum fakture': dayIfGiven(ispravlja.datum) }
    : {};
  if (!isToPay(invoice)) return corrected;
  return {
    ...corrected,
    [vrsta === 'ponuda' ? 'Ponuda važi do' : 'Rok plaćanja']: dayIfGiven(rokPlacanja),
    'Način plaćanja': PAID_BY[nacinPlacanja],
    'Račun za uplatu': groupedAccount(racun),
    'BIC (SWIFT)': compact(bic).toUpperCase(),
    'Poziv na broj': pozivNaBroj,
  };
}

/** The buyer pays by it. */
const isToPay = ({ vrsta }: Invoice): boolean =>
  wordsOf({ vrsta }).isPriced && vrsta !== 'odobrenje' && vrsta !== 'storno';

/** Copied letter for letter into a payment or a register. */
const CODES: ReadonlySet<string> = new Set([
  ...ID_TYPES,
  ...Object.values(KIND_FACTS).flatMap(({ number, title }) => [number, title]),
  'PDV broj',
  'Uz fakturu',
  'Narudžba',
  'Fiskalni račun',
  'Račun za uplatu',
  'BIC (SWIFT)',
  'Poziv na broj',
  'Referenca kupca',
]);

const filled = (values: Readonly<Record<string, string>>): Meta => ({
  kind: 'meta',
  entries: Object.entries(values)
    .map(([label, value]) => ({ label, value, verbatim: CODES.has(label) }))
    .filter(({ value }) => value !== ''),
});

/** Amounts in another currency, in KM: VAT is owed in KM. */
function inKm(invoice: Invoice, { km }: InvoiceTotals): readonly Block[] {
  const { valuta, kurs, pdvObveznik, avansi } = invoice;
  if (valuta === KM) return [];
  const textOf = (amount: Feninga) => `${formatAmount(amount)} KM`;
  return [
    filled({
      Kurs: `1 ${valuta} = ${formatDecimal(kurs, 6)} KM`,
      'Osnovica u KM': textOf(km.base),
      'PDV u KM': pdvObveznik ? textOf(km.vat) : '',
      'Ukupno u KM': textOf(km.total),
      'Za platiti u KM': avansi.length > 0 ? textOf(km.payable) : '',
    }),
  ];
}

/** In KM only. */
function inWords({ valuta }: Invoice, { payable }: InvoiceTotals): readonly Block[] {
  const text = valuta === KM && payable >= 0 ? amountInWords(payable) : undefined;
  return text === undefined ? [] : [{ kind: 'paragraph', text: `Slovima: ${text}` }];
}

/** The effect of a correction on the debt of the buyer. */
function lowered(invoice: Invoice, { payable }: InvoiceTotals): readonly Block[] {
  const { vrsta, ispravlja } = invoice;
  const amount = money(invoice)(Math.abs(payable)).text;
  const texts: Partial<Record<InvoiceKind, string>> = {
    odobrenje: `Za ${amount} umanjuje se vaša obaveza po navedenoj fakturi.`,
    zaduzenje: `Za ${amount} uvećava se vaša obaveza po navedenoj fakturi.`,
    storno: `Faktura ${ispravlja?.broj ?? ''} stornira se u cijelosti i po njoj se ništa ne plaća.`,
  };
  const text = texts[vrsta];
  return text === undefined ? [] : [{ kind: 'paragraph', text }];
}

/** The payment as a QR code, for an account in BiH. */
function paymentCodeOf(invoice: Invoice): readonly Block[] {
  const text = paymentOf(invoice)?.code;
  return text === undefined ? [] : [{ kind: 'code', text, words: SCAN }];
}

const SCAN =
  'Platite telefonom: skenirajte kod aplikacijom svoje banke (BIHUPP10) i prije potvrde provjerite podatke.';

/** Notes required by law, then those of the issuer. */
export const NOT_IN_VAT_SYSTEM =
  'PDV nije obračunat jer izdavalac fakture nije u sistemu PDV-a (član 57. Zakona o PDV).';

const notes = (invoice: Invoice): readonly Block[] =>
  [
    invoice.pdvObveznik || !wordsOf(invoice).isPriced ? '' : NOT_IN_VAT_SYSTEM,
    exemptionNote(invoice),
    invoice.razlogIspravke === '' ? '' : `Ispravljena verzija dokumenta. Razlog: ${invoice.razlogIspravke}`,
    invoice.napomena,
  ]
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'paragraph', text }));

/** Empty when nothing is exempt or no reason is typed. */
function exemptionNote(invoice: Invoice): string {
  const article = hasExemptItem(invoice) ? exemptionArticle(invoice) : '';
  return article === '' ? '' : `Osnov oslobođenja od PDV-a: ${article}`;
}

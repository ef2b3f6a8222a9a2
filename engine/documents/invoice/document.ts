import { formatDecimal, formatRate } from '../../core/numbers/format.ts';
import { amountInWords } from '../amount-in-words/amount-in-words.ts';
import type { Block, Cell, Column, Document, Figure, Meta, Table, Total, TwoColumns } from '../blocks.ts';
import * as columns from '../blocks.ts';
import { COUNTRIES, isWrittenInBoth } from '../countries.ts';
import { amountFigure, decimalFigure, moneyFigure, rateFigure } from '../figures.ts';
import { fileNamePart } from '../file-name.ts';
import { bareAccount, checkBankAccount, withoutBosnianHead } from '../identifiers/account.ts';
import { paymentCode } from '../payment-code.ts';
import { dayIfGiven, HOME, tidy } from '../typed-text.ts';
import {
  hasExemptItem,
  ID_TYPES,
  type Invoice,
  type Item,
  type Party,
  type TenThousandths,
  wordsOf,
} from './invoice.ts';
import { type InvoiceTotals, type LineAmounts, totalsOf } from './totals.ts';

/** The content of the invoice or credit note; preview, PDF and spreadsheet are all drawn from it. */
export function invoiceDocument(typed: Invoice): Document {
  const invoice = tidy(typed);
  const totals = totalsOf(invoice);
  const words = wordsOf(invoice);
  return {
    title: `${words.title} ${invoice.brojFakture}`.trim(),
    language: 'bs-Latn',
    fileName: `${words.file}_${fileNamePart(invoice.brojFakture) || words.unnumbered}`,
    blocks: [
      ...logoOf(invoice),
      { kind: 'title', text: words.title.toUpperCase() },
      parties(invoice),
      facts(invoice),
      itemsTable(invoice, totals),
      ...inWords(totals),
      ...lowered(invoice, totals),
      ...notes(invoice),
      ...paymentCodeOf(invoice, totals),
      { kind: 'small', text: 'Ovaj dokument nije fiskalni račun.' },
    ],
  };
}

const PICTURE = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*$/;

const logoOf = ({ logo, company }: Invoice): readonly Block[] =>
  PICTURE.test(logo) ? [{ kind: 'picture', source: logo, description: `Logo: ${company.name}` }] : [];

const parties = ({ company, customer }: Invoice): TwoColumns => ({
  kind: 'columns',
  left: party('Prodavac', company),
  right: party('Kupac', customer),
});

/** The country, if it is not BiH. */
function party(role: string, { name, address, drzava, ...numbers }: Party): readonly Block[] {
  const verbatim = !isWrittenInBoth(drzava);
  const country = drzava === HOME ? undefined : COUNTRIES.get(drzava);
  return [
    { kind: 'heading', text: role },
    { kind: 'paragraph', text: [{ bold: name }], verbatim },
    { kind: 'paragraph', text: address, verbatim },
    ...(country ? [{ kind: 'paragraph', text: country } as const] : []),
    filled({ [numbers.idType]: numbers.idNumber, 'PDV broj': numbers.pdvBroj }),
  ];
}

/** The data of the invoice and of its payment. */
const facts = (invoice: Invoice): TwoColumns => ({
  kind: 'columns',
  left: [
    filled({
      [wordsOf(invoice).number]: invoice.brojFakture,
      'Datum izdavanja': dayIfGiven(invoice.datum),
      'Mjesto izdavanja': invoice.mjesto,
      'Datum isporuke': dayIfGiven(invoice.datumIsporuke),
    }),
  ],
  right: [filled({ ...payment(invoice), 'Referenca kupca': invoice.referencaKupca })],
});

/** The payment; none for a credit note, which reduces the debt of its invoice. */
function payment({ ispravlja, rokPlacanja, racun, pozivNaBroj }: Invoice): Readonly<Record<string, string>> {
  if (ispravlja) return { 'Uz fakturu': ispravlja.broj, 'Datum fakture': dayIfGiven(ispravlja.datum) };
  return {
    'Rok plaćanja': dayIfGiven(rokPlacanja),
    'Račun za uplatu': racun,
    'Poziv na broj': pozivNaBroj,
  };
}

/** Copied letter for letter into a payment or a register. */
const CODES: ReadonlySet<string> = new Set([
  ...ID_TYPES,
  'PDV broj',
  'Broj fakture',
  'Broj odobrenja',
  'Uz fakturu',
  'Račun za uplatu',
  'Poziv na broj',
  'Referenca kupca',
]);

const filled = (values: Readonly<Record<string, string>>): Meta => ({
  kind: 'meta',
  entries: Object.entries(values)
    .map(([label, value]) => ({ label, value, verbatim: CODES.has(label) }))
    .filter(({ value }) => value !== ''),
});

function itemsTable(invoice: Invoice, totals: InvoiceTotals): Table {
  const itemColumns = columnsOf(invoice);
  const rows = invoice.items.flatMap((item, index) => {
    const line = totals.lines[index];
    return line ? [itemColumns.map(({ cell }) => cell({ number: index + 1, item, line }))] : [];
  });
  return {
    kind: 'table',
    caption: `${wordsOf(invoice).items}, iznosi u KM`,
    columns: itemColumns.map(({ title, align, width }) => ({ title, align, width })),
    rows,
    totals: totalRows(invoice, totals),
  };
}

/** Base, VAT by rate (čl. 107. Pravilnika o primjeni Zakona o PDV) and total to pay. */
function totalRows(invoice: Invoice, totals: InvoiceTotals): Total[] {
  const { base, rates, vat, payable, rounding } = totals;
  const row = (label: string, amount: number, strong = false): Total => ({
    label,
    figure: moneyFigure(amount),
    strong,
  });
  const perRate = rates.map((rate) =>
    row(`PDV ${formatRate(rate.rate)} na osnovicu ${moneyFigure(rate.base).text}`, rate.vat),
  );
  const rounded = [
    row('Zbir stavki', payable - rounding),
    row('Zaokruženje: PDV se računa na zbir, a ne po stavkama', rounding),
  ];
  return [
    ...(rounding === 0 ? [] : rounded),
    row('Osnovica', base),
    ...perRate,
    ...(invoice.pdvObveznik ? [row('Ukupno PDV', vat)] : []),
    row(wordsOf(invoice).payable, payable, true),
  ];
}

function inWords({ payable }: InvoiceTotals): readonly Block[] {
  const words = amountInWords(payable);
  return words === undefined ? [] : [{ kind: 'paragraph', text: `Slovima: ${words}` }];
}

/** The direction of the amounts of a credit note. */
const lowered = ({ ispravlja }: Invoice, { payable }: InvoiceTotals): readonly Block[] =>
  ispravlja
    ? [
        {
          kind: 'paragraph',
          text: `Za ${moneyFigure(payable).text} umanjuje se vaša obaveza po navedenoj fakturi.`,
        },
      ]
    : [];

/** The payment as a QR code, for an account in BiH. */
function paymentCodeOf(invoice: Invoice, { payable }: InvoiceTotals): readonly Block[] {
  const { company, customer, racun, pozivNaBroj, brojFakture, ispravlja } = invoice;
  if (ispravlja || checkBankAccount(racun) !== undefined) return [];
  const code = paymentCode({
    payer: { name: customer.name, street: customer.address },
    payee: { name: company.name, street: company.address },
    payeeAccounts: [withoutBosnianHead(bareAccount(racun))],
    purpose: `Faktura ${brojFakture}`.trim(),
    reference: pozivNaBroj || brojFakture,
    amount: payable,
  });
  return code ? [{ kind: 'code', text: code.text, words: SCAN }] : [];
}

const SCAN =
  'Platite telefonom: skenirajte kod aplikacijom svoje banke (BIHUPP10) i prije potvrde provjerite podatke.';

/** Notes required by law, then those of the issuer. */
export const NOT_IN_VAT_SYSTEM = 'PDV nije obračunat jer izdavalac fakture nije u sistemu PDV-a.';

const notes = (invoice: Invoice): readonly Block[] =>
  [invoice.pdvObveznik ? '' : NOT_IN_VAT_SYSTEM, exemptionNote(invoice), invoice.napomena]
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'paragraph', text }));

/** Empty when nothing is exempt or no reason is typed. */
const exemptionNote = (invoice: Invoice): string =>
  hasExemptItem(invoice) && invoice.clanOslobodjenja !== ''
    ? `Osnov oslobođenja od PDV-a: ${invoice.clanOslobodjenja}`
    : '';

interface Row {
  readonly number: number;
  readonly item: Item;
  readonly line: LineAmounts;
}

interface InvoiceColumn extends Column {
  readonly cell: (row: Row) => Cell;
}

const withCell =
  (column: (title: string) => Column) =>
  (title: string, cell: InvoiceColumn['cell']): InvoiceColumn => ({ ...column(title), cell });

const words = withCell(columns.words);
const shortWords = withCell(columns.shortWords);
const figures = withCell(columns.figures);

/** The columns of this invoice: VAT only inside the VAT system, units and discount only if some item has them. */
function columnsOf({ pdvObveznik, items }: Invoice): readonly InvoiceColumn[] {
  const hasUnits = items.some(({ jedinica }) => jedinica !== '');
  const hasDiscount = items.some(({ discountRate }) => discountRate > 0);
  return [
    figures('R. br.', ({ number }) => decimalFigure(number, 0)),
    words('Opis', ({ item }) => item.description),
    ...(hasUnits ? [shortWords('Jed.', ({ item }) => item.jedinica)] : []),
    figures('Količina', ({ item }) => decimalFigure(item.quantity, 4)),
    figures('Cijena', ({ item }) => priceFigure(item.price)),
    ...(hasDiscount ? [figures('Rabat (%)', ({ item }) => rateFigure(item.discountRate))] : []),
    ...(pdvObveznik ? vatColumns : []),
    figures('Ukupno', ({ line }) => amountFigure(line.total)),
  ];
}

const vatColumns: readonly InvoiceColumn[] = [
  figures('Osnovica', ({ line }) => amountFigure(line.base)),
  figures('PDV (%)', ({ item }) => rateFigure(item.taxRate)),
];

/** Two decimals as in any amount, more only if the price has them. */
const priceFigure = (price: TenThousandths): Figure =>
  price % 100 === 0 ? amountFigure(price / 100) : { text: formatDecimal(price, 4), value: price, places: 4 };

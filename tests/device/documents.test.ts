import { FACTS, SAMPLES, sample } from '../../engine/documents/contract/contract.fixture.ts';
import { contractDocument } from '../../engine/documents/contract/contract-document.ts';
import { inCyrillic } from '../../engine/documents/cyrillic.ts';
import { readValues } from '../../engine/documents/forms/form-field.ts';
import { invoiceDocument } from '../../engine/documents/invoice/document.ts';
import { sampleCreditNote, sampleInvoice } from '../../engine/documents/invoice/invoice.fixture.ts';
import type { Invoice } from '../../engine/documents/invoice/invoice.ts';
import { abroad, forPeppol, outsideVat } from '../../engine/documents/invoice/ubl/ubl.fixture.ts';
import { reminder } from '../../engine/documents/letters/reminder.ts';
import { statement } from '../../engine/documents/letters/statement.ts';
import { documentText } from '../../engine/documents/plain-text.ts';
import { travelOrder } from '../../engine/documents/travel-order/travel-order.ts';
import { textFormats } from '../../site/documents/files/formats.ts';
import { invoiceFormats } from '../../site/documents/invoice/invoice-paper.tsx';
import { testRecorded } from '../net/recorded.ts';
import type { Content } from '../net/store.ts';
import { partsOf } from './file-parts.ts';
import { freeze } from './frozen.ts';

const TODAY = '2026-11-22';

type Format = ReturnType<typeof textFormats>[number];
type Document = Parameters<typeof textFormats>[0];

/** The text of a document and each of its exported files. */
async function filesOf(document: Document, formats: readonly Format[]): Promise<Content> {
  const name = document.fileName;
  const files: Content[] = [];
  for (const { extension, make, problems } of formats) {
    const file = await make();
    if (file) files.push(await partsOf(`${name}.${extension}`, file));
    if (problems) files.push([[`${name}.${extension} problems`, (await problems()).join('\n')]]);
  }
  return [['title', document.title], ['text', documentText(document)], ...files.flat()];
}

const paper = (document: Document) => freeze(() => filesOf(document, textFormats(document, [])));

function bill(invoice: Invoice) {
  const document = invoiceDocument(invoice);
  return freeze(() =>
    filesOf(
      document,
      invoiceFormats(invoice, document, () => []),
    ),
  );
}

/** The text alone: it is rendered like that of any other document. */
const wording = (documents: Readonly<Record<string, Document>>) => async (): Promise<Content> =>
  Object.entries(documents).map(([name, document]) => [name, documentText(document)]);

const contractsOf = (entity: 'RS' | 'FBiH') =>
  Object.fromEntries(
    (Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]).map((category) => [
      category,
      contractDocument(sample(category, { entity }), FACTS),
    ]),
  );

const permanent = contractDocument(sample('permanent', { entity: 'RS' }), FACTS);

const trip = readValues(travelOrder.fields, {
  number: '7/2026',
  issued: '2026-02-28',
  firm: 'Primjer d.o.o.',
  firmAddress: 'Ulica 1, Sarajevo',
  traveller: 'Radnik Prvi',
  position: 'knjigovođa',
  advance: 10_000,
  destination: 'Mostar',
  purpose: 'sastanak',
  vehicle: 'vlastito vozilo',
  leftDay: '2026-03-02',
  leftTime: '07:00',
  backDay: '2026-03-03',
  backTime: '17:30',
});

const items = [
  { document: 'Faktura 12/2026', day: '2026-01-16', due: '2026-01-31', amount: 150_000, paid: 50_000 },
  { document: 'Faktura 15/2026', day: '2026-02-16', due: '2026-03-01', amount: 80_000, paid: 0 },
];
const parties = { firm: 'Primjer d.o.o.', debtor: 'Kupac d.o.o.', account: '1610000000000000', items };

testRecorded(import.meta.filename, {
  invoice: bill(sampleInvoice),
  'credit note': bill(sampleCreditNote),
  'invoice outside the VAT system': bill(outsideVat),
  'invoice for Peppol, to a buyer abroad': bill({ ...forPeppol, customer: abroad.customer }),
  'contract of employment': paper(permanent),
  'contract of employment in Cyrillic': paper(inCyrillic(permanent)),
  'contracts of Republika Srpska': wording(contractsOf('RS')),
  'contracts of the Federation': wording(contractsOf('FBiH')),
  'travel order': paper(travelOrder.write(trip, TODAY)),
  reminder: paper(
    reminder.write(readValues(reminder.fields, { ...parties, interest: 'rs-zatezna' }), '2026-03-02'),
  ),
  'statement of open items': paper(statement.write(readValues(statement.fields, parties), '2026-03-02')),
});

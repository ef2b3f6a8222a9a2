import { readStatement } from '@obracun/engine/payroll/files/statements/statement.ts';
import {
  columnsProblem,
  statementLayout,
  statementQuestions,
} from '@obracun/engine/payroll/files/statements/statement-columns.ts';
import { expect, test } from 'vitest';
import { readSource } from './read-file.ts';

async function statementOf(text: string) {
  const { sheets } = await readSource(new File([text], 'izvod'));
  const table = sheets[0]?.table ?? { rows: [] };
  const layout = statementLayout(table);
  const columns = { table, layout, assignment: layout.assignment };
  expect([columnsProblem(layout.assignment), statementQuestions(columns)]).toEqual([undefined, []]);
  return readStatement(columns);
}

const MT940 = `:20:IZVOD-212
:25:1610000010751006
:28C:212/1
:60F:C261105BAM10000,00
:61:2611061106D1542,28NTRF0000000010//212-1
Doprinos za PIO
:86:?20Doprinos za PIO/MIO?2110/2026?311020500000106698?32Fond PIO?33 MIO
:61:2611061106D897,25NMSCNONREF
:86:Plata 10/2026 1619990000010036
:61:2611061106C500,NTRF1-2026
:86:?20Racun 1-2026?313389990000010097?32Kupac
:61:2611061106RD897,25NTRFNONREF
:86:Povrat
:62F:C261106BAM8060,47
-`;

test('reads an MT940 statement: direction by its mark, and the other side of each line', async () => {
  const { lines, incoming, unread } = await statementOf(MT940.replaceAll('\n', '\r\n'));
  expect(lines).toMatchObject([
    {
      day: '2026-11-06',
      amount: 154_228,
      account: '1020500000106698',
      payee: 'Fond PIO MIO',
      purpose: 'Doprinos za PIO Doprinos za PIO/MIO10/2026',
      reference: '0000000010',
    },
    { amount: 89_725, account: '1619990000010036', reference: '' },
  ]);
  expect(incoming).toMatchObject([
    { amount: 50_000, account: '3389990000010097', payee: 'Kupac', reference: '1-2026' },
  ]);
  expect(unread).toEqual([]);
});

test('takes the currency of an MT940 statement from its balance, and no euro for KM', async () => {
  const { lines, foreign, incoming } = await statementOf(MT940.replace('BAM10000', 'EUR10000'));
  expect(lines).toEqual([]);
  expect(foreign.map(({ amount, currency }) => [amount, currency])).toEqual([
    [154_228, 'EUR'],
    [89_725, 'EUR'],
  ]);
  expect(incoming[0]).toMatchObject({ amount: 50_000, currency: 'EUR' });
});

const entry = (content: string): string => `<Ntry>${content}<ValDt><Dt>2026-11-06</Dt></ValDt></Ntry>`;
const camt = (...entries: string[]): string =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>BA391610000010751006</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;

const paid = (amount: string, name: string, iban: string): string =>
  `<TxDtls><AmtDtls><TxAmt><Amt Ccy="BAM">${amount}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Primjer d.o.o.</Nm></Dbtr><DbtrAcct><Id><IBAN>BA391610000010751006</IBAN></Id></DbtrAcct><Cdtr><Nm>${name}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct></RltdPties><RmtInf><Ustrd>Plata &amp; obrok</Ustrd></RmtInf></TxDtls>`;

test('reads a camt.053 statement: a collective entry as its payments, and the payer of money in', async () => {
  const { lines, foreign, incoming, unread } = await statementOf(
    camt(
      entry(
        `<Amt Ccy="BAM">1897.25</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><NtryDtls>${paid('897.25', 'Prvi Radnik', 'BA391619990000010036')}${paid('1000', 'Drugi Radnik', 'BA393389990000010097')}</NtryDtls>`,
      ),
      entry(
        '<Amt Ccy="BAM">500.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><NtryDtls><TxDtls><Refs><EndToEndId>1-2026</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Kupac</Nm></Pty></Dbtr><DbtrAcct><Id><Othr><Id>3389990000010097</Id></Othr></Id></DbtrAcct></RltdPties></TxDtls></NtryDtls>',
      ),
      entry('<Amt Ccy="BAM">7.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd>'),
      entry('<Amt Ccy="BAM">8.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>PDNG</Sts>'),
      entry('<Amt Ccy="EUR">9.00</Amt><CdtDbtInd>DBIT</CdtDbtInd>'),
      entry('<Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>'),
    ),
  );
  expect(lines.map(({ amount, account, payee, purpose }) => [amount, account, payee, purpose])).toEqual([
    [89_725, '1619990000010036', 'Prvi Radnik', 'Plata & obrok'],
    [100_000, '3389990000010097', 'Drugi Radnik', 'Plata & obrok'],
  ]);
  expect(incoming).toMatchObject([
    { amount: 50_000, currency: 'BAM', account: '3389990000010097', payee: 'Kupac', reference: '1-2026' },
    { amount: 1000, currency: 'EUR' },
  ]);
  expect(foreign).toMatchObject([{ amount: 900, currency: 'EUR' }]);
  expect(unread).toEqual([]);
});

const refusal = (content: BlobPart): Promise<string> =>
  readSource(new File([content], 'izvod')).then(
    () => 'read',
    ({ message }: Error) => message,
  );

test('says what to export instead of a PDF, that a workbook is locked, and that an XML is damaged', async () => {
  expect(await refusal('%PDF-1.7')).toContain('MT940');
  const locked = new Uint8Array(1024);
  locked.set([0xd0, 0xcf, 0x11, 0xe0]);
  locked.set(Array.from('EncryptedPackage', (letter) => [letter.charCodeAt(0), 0]).flat(), 600);
  expect(await refusal(locked)).toContain('lozink');
  expect(await refusal('<Document><BkToCstmrStmt><Stmt>')).toContain('oštećen');
  const nested = `<BkToCstmrStmt>${'<a>'.repeat(200_000)}`;
  expect(await refusal(nested)).toContain('oštećen');
});

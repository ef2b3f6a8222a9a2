import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import { payslipDocument } from '@obracun/engine/payroll/papers/payslip/document.ts';
import {
  answeredLines,
  bdPayslip,
  fbihPayslip,
  rsPayslip,
} from '@obracun/engine/payroll/papers/payslip/payslip.fixture.ts';
import type { Payslip } from '@obracun/engine/payroll/papers/payslip/payslip.ts';
import { expect, test } from 'vitest';
import { qrContent } from './qr-content.ts';
import { flowing, linksIn, readPdf, scanCode } from './read-pdf.fixture.ts';
import { renderPdf, renderPdfs } from './render-pdf.ts';
import { renderTwoOnPage } from './two-on-page.ts';

/** All common lines, long names, and the sums of the year. */
const full: Payslip = {
  ...fbihPayslip,
  explainedAt:
    'https://obracun-plata.example/moj-listic#f2610b294066i195115o26200p57343z42639n5881t15991d3620k',
  worker: {
    ...fbihPayslip.worker,
    name: 'Šeherzada Ljiljana Hadžiosmanović-Đurđijanović',
    address: 'Izmišljena ulica 17',
    position: 'Knjigovođa i samostalni referent za obračun plata',
  },
  lines: answeredLines('/calculate_fbih', {
    godina: 2026,
    mjesec: 10,
    staz: 16,
    bruto_plata_input: 2450.55,
    bolovanje_sati: 16,
    ima_preko: true,
    prekovremeni: true,
    prekovremeni_sati: 12.5,
    nocni: true,
    nocni_sati: 16,
    placeno: 2,
    koeficijent: 1.5,
    stimulacija: 150,
    topli_obrok_input: 12,
    neoporezivo: 53,
  }),
  soFar: {
    months: '01/2026–10/2026',
    sums: ['Bruto', 'Doprinosi iz plaće', 'Porez', 'Neto', 'Isplaćeno'].map((label) => ({
      label,
      amount: 1_234_567,
    })),
  },
  deductions: [
    { name: 'Kredit', amount: 25_000 },
    { name: 'Sindikat', amount: 1_200 },
  ],
};

test.each([
  ['the Federation', fbihPayslip],
  ['Republika Srpska', rsPayslip],
  ['the District', bdPayslip],
])('fits a payslip of %s on one page', async (_entity, payslip) => {
  const { pages } = await readPdf(await renderPdf(payslipDocument(payslip)));
  expect(pages).toHaveLength(1);
  expect(flowing(pages[0] ?? '')).toMatch(/Stavka Sati Osnovica Iznos \(KM\) .*Za isplatu/);
});

test('fits a payslip of all common lines, with long names, on one page with the signatures', async () => {
  const { pages } = await readPdf(await renderPdf(payslipDocument(full)));
  expect(pages).toHaveLength(1);
  expect(flowing(pages[0] ?? '')).toContain('Primio radnik');
});

test('draws two payslips on a landscape page, with every line of each', async () => {
  const papers = [full, rsPayslip, bdPayslip].map(payslipDocument);
  const file = await renderTwoOnPage(papers, 'liste');
  const { pages } = await readPdf(file);
  expect(pages).toHaveLength(2);
  expect(flowing(pages[0] ?? '')).toContain('Hadžiosmanović');
  expect(pages[0]?.match(/Primio radnik/g)).toHaveLength(2);
  expect(flowing(pages[0] ?? '')).toContain('Od početka godine');
  expect(flowing(pages[1] ?? '')).toContain('Za isplatu');
});

test('draws a pair on pages of its own when one of it is too tall, and others two on a page', async () => {
  const tall = { ...full, notes: Array.from({ length: 30 }, (_, at) => `Napomena ${at}`) };
  const papers = [rsPayslip, bdPayslip, tall, rsPayslip].map(payslipDocument);
  const { pages } = await readPdf(await renderTwoOnPage(papers, 'liste'));
  expect(pages).toHaveLength(4);
  expect(flowing(pages[2] ?? '')).toContain('Napomena 29');
});

test('writes several payslips into one file, each on its page, locked by a password', async () => {
  const documents = [fbihPayslip, rsPayslip, bdPayslip].map(payslipDocument);
  const { pages, title } = await readPdf(await renderPdfs(documents, 'platne-liste_2026-10'));
  expect(pages.map((page) => flowing(page).slice(0, 14))).toEqual([
    'Platna lista M',
    'Obračun plate ',
    'Platna lista M',
  ]);
  expect(title).toBe('platne-liste_2026-10');
  const cyrillic = await readPdf(await renderPdfs(documents.map(inCyrillic), 'platne-liste_2026-10'));
  // The recipient of one payslip gets all of its pages.
  expect(flowing(cyrillic.pages[1] ?? '')).toMatch(/Обрачун плате 10\/2026, .* страна 1$/);
  const locked = await renderPdfs(documents, 'platne-liste', 'tajna');
  await expect(readPdf(locked)).rejects.toThrow('No password given');
});

test('draws the link of a payslip next to its pay, readable on half of a page in Cyrillic too', async () => {
  const explainedAt = 'https://obracun-plata.example/moj-listic#b2610b180000i120000p33300z21600n2700t2400k';
  const document = inCyrillic(payslipDocument({ ...bdPayslip, explainedAt }));
  expect(await scanCode(await renderPdf(document), 110)).toBe(explainedAt);
  const half = await renderTwoOnPage([document], 'liste');
  expect(await scanCode(half, 150)).toBe(explainedAt);
  expect(await linksIn(half)).toEqual([explainedAt, explainedAt, explainedAt]);
});

test('keeps the modules of a link above 0,33 mm on half of a page, even with every amount near 100.000 KM', () => {
  const amounts = ['b', 'v', 'i', 'o', 'p', 'z', 'n', 't', 's', 'd'].map((letter) => `${letter}9999999`);
  const address = `https://obracun-plata.example/moj-listic#f2610${amounts.join('')}k`;
  const { svg } = qrContent(address, 22, { isLink: true });
  const modules = Number(/viewBox="0 0 (\d+) /.exec(typeof svg === 'string' ? svg : '')?.[1]);
  const half = (297 / 2 - 20) / (210 - 36);
  expect((22 / modules) * half).toBeGreaterThan(0.33);
});

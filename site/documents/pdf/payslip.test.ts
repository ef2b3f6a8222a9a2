import { payslipDocument } from '@obracun/engine/payroll/payslip/document.ts';
import { bdPayslip, fbihPayslip, rsPayslip } from '@obracun/engine/payroll/payslip/payslip.fixture.ts';
import { expect, test } from 'vitest';
import { flowing, readPdf } from './read-pdf.fixture.ts';
import { renderPdf, renderPdfs } from './render-pdf.ts';

test.each([
  ['the Federation', fbihPayslip],
  ['Republika Srpska', rsPayslip],
  ['the District', bdPayslip],
])('a payslip of %s is one page, to the last row', async (_entity, payslip) => {
  const { pages } = await readPdf(await renderPdf(payslipDocument(payslip)));
  expect(pages).toHaveLength(1);
  expect(flowing(pages[0] ?? '')).toMatch(/Stavka Sati Iznos \(KM\) .*Za isplatu/);
});

test('several payslips are one file, each on its page, and a password locks it', async () => {
  const documents = [fbihPayslip, rsPayslip, bdPayslip].map(payslipDocument);
  const { pages, title } = await readPdf(await renderPdfs(documents, 'platne-liste_2026-10'));
  expect(pages.map((page) => flowing(page).slice(0, 14))).toEqual([
    'Platna lista P',
    'Obračun plate ',
    'Platna lista P',
  ]);
  expect(title).toBe('platne-liste_2026-10');
  const locked = await renderPdfs(documents, 'platne-liste', 'tajna');
  await expect(readPdf(locked)).rejects.toThrow('No password given');
});

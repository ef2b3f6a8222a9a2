import { payslipDocument } from '@obracun/engine/payroll/payslip/document.ts';
import { bdPayslip, fbihPayslip, rsPayslip } from '@obracun/engine/payroll/payslip/payslip.fixture.ts';
import { expect, test } from 'vitest';
import { flowing, readPdf } from './read-pdf.fixture.ts';
import { renderPdf } from './render-pdf.ts';

test.each([
  ['the Federation', fbihPayslip],
  ['Republika Srpska', rsPayslip],
  ['the District', bdPayslip],
])('a payslip of %s is one page, to the last row', async (_entity, payslip) => {
  const { pages } = await readPdf(await renderPdf(payslipDocument(payslip)));
  expect(pages).toHaveLength(1);
  expect(flowing(pages[0] ?? '')).toMatch(/Stavka Sati Iznos \(KM\) .*Za isplatu/);
});

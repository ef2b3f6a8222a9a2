import type { Page } from '@playwright/test';
import { readPdf } from '../../../site/documents/pdf/read-pdf.fixture.ts';

/** The page as printed. */
export const printed = async (page: Page) =>
  readPdf(new Blob([new Uint8Array(await page.pdf({ preferCSSPageSize: true }))]));

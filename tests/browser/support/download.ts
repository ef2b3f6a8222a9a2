import { readFile } from 'node:fs/promises';
import type { Download, Page } from './test.ts';

/** The file downloaded by pressing a button. */
export async function download(page: Page, button: string): Promise<Download> {
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return arrives;
}

export const blobOf = async (file: Download) => new Blob([await readFile(await file.path())]);

import type { Document } from '@obracun/engine/documents/blocks.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pdfFormat } from '../documents/files/formats.ts';
import { DownloadProblem } from './download-problem.tsx';
import { PartMissing } from './load-part.ts';

const said = (extension: string, error: Error, advice?: string): string =>
  renderToStaticMarkup(<DownloadProblem problem={{ extension, error, advice }} retry={() => undefined} />);

const drawn = (...blocks: Document['blocks']): Document => ({
  title: 'Račun',
  language: 'bs-Latn',
  fileName: 'racun',
  blocks,
});

test('mentions a logo only when one is drawn', () => {
  const picture = { kind: 'picture', source: 'data:image/png;base64,', description: 'Logo' } as const;
  expect(said('pdf', new Error('picture'), pdfFormat(drawn(picture)).advice)).toContain('Uklonite logo');
  const { advice } = pdfFormat(drawn({ kind: 'paragraph', text: 'Bez slike' }));
  expect(said('pdf', new Error('text'), advice)).toMatch(/PDF nije napravljen\. Pokušajte ponovo/);
  expect(said('pdf', new Error('text'), advice)).not.toMatch(/logo/i);
  expect(said('xlsx', new Error('cells'))).toMatch(
    /XLSX nije napravljen\. Pokušajte ponovo.*osvježite stranicu/,
  );
  expect(said('xlsx', new Error('cells'))).not.toMatch(/logo/i);
});

test('reports a writer that failed to load as such', () => {
  expect(said('pdf', new PartMissing('offline'))).toContain('Dio programa koji pravi PDF se nije učitao');
});

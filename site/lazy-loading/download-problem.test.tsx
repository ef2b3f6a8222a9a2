import type { Document } from '@obracun/engine/documents/blocks.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pdfFormat } from '../documents/files/formats.ts';
import { DownloadProblem } from './download-problem.tsx';
import { PartMissing } from './load-part.ts';

const textOf = (extension: string, error: Error, advice?: string): string =>
  renderToStaticMarkup(<DownloadProblem problem={{ extension, error, advice }} retry={() => undefined} />);

const drawn = (...blocks: Document['blocks']): Document => ({
  title: 'Račun',
  language: 'bs-Latn',
  fileName: 'racun',
  blocks,
});

test('mentions a logo only when one is drawn', () => {
  const picture = { kind: 'picture', source: 'data:image/png;base64,', description: 'Logo' } as const;
  expect(textOf('pdf', new Error('picture'), pdfFormat(drawn(picture)).advice)).toContain('Uklonite logo');
  const { advice } = pdfFormat(drawn({ kind: 'paragraph', text: 'Bez slike' }));
  expect(textOf('pdf', new Error('text'), advice)).toMatch(/PDF nije napravljen\. Pokušajte ponovo/);
  expect(textOf('pdf', new Error('text'), advice)).not.toMatch(/logo/i);
  expect(textOf('xlsx', new Error('cells'))).toMatch(
    /XLSX nije napravljen\. Pokušajte ponovo.*osvježite stranicu/,
  );
  expect(textOf('xlsx', new Error('cells'))).not.toMatch(/logo/i);
});

test('reports a writer that failed to load as such', () => {
  expect(textOf('pdf', new PartMissing('offline'))).toContain('Dio programa koji pravi PDF se nije učitao');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DownloadProblem } from './download-problem.tsx';
import { PartMissing } from './load-part.ts';

const said = (extension: string, error: Error): string =>
  renderToStaticMarkup(<DownloadProblem problem={{ extension, error }} retry={() => undefined} />);

test('a logo is spoken of where one is drawn, and nowhere else', () => {
  expect(said('pdf', new Error('picture'))).toContain('Uklonite logo');
  expect(said('xlsx', new Error('cells'))).toMatch(
    /XLSX nije napravljen\. Pokušajte ponovo.*osvježite stranicu/,
  );
  expect(said('xlsx', new Error('cells'))).not.toMatch(/logo/i);
});

test('a writer that did not come is told as that', () => {
  expect(said('pdf', new PartMissing('offline'))).toContain('Dio programa koji pravi PDF se nije učitao');
});

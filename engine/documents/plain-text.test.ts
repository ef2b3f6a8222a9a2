import { expect, test } from 'vitest';
import type { Document } from './blocks.ts';
import { figures, words } from './blocks.ts';
import { documentText } from './plain-text.ts';

const document: Document = {
  title: 'Proba',
  language: 'bs-Latn',
  fileName: 'proba',
  blocks: [
    { kind: 'title', text: 'PROBA' },
    { kind: 'picture', source: 'data:image/png;base64,AA==', description: 'Logo' },
    {
      kind: 'columns',
      left: [
        { kind: 'heading', text: 'Prodavac' },
        { kind: 'meta', entries: [{ label: 'JIB', value: '1' }] },
      ],
      right: [{ kind: 'paragraph', text: ['Kupac ', { bold: 'Beta' }] }],
    },
    { kind: 'article', number: 3, heading: 'Plata', paragraphs: ['Prvo.', ['Drugo ', { bold: 'je' }, '.']] },
    {
      kind: 'table',
      caption: 'Stavke',
      columns: [words('Opis'), figures('Iznos')],
      rows: [['Usluga', { text: '10,00', value: 1000, places: 2 }]],
      totals: [{ label: 'Ukupno', figure: { text: '10,00 KM', value: 1000, places: 2 }, strong: true }],
    },
    { kind: 'signatures', parties: [{ role: 'Radnik', name: 'Amra Hadžić' }] },
    { kind: 'small', text: 'Sitno.' },
  ],
};

test('writes every kind of block as text to copy', () => {
  expect(documentText(document)).toBe(`PROBA

Prodavac
JIB: 1
Kupac Beta

Član 3. Plata
Prvo.
Drugo je.

Opis\tIznos
Usluga\t10,00
Ukupno\t10,00 KM

Radnik: ____________________ (Amra Hadžić)

Sitno.
`);
});

test('writes the number of an article in Cyrillic too', () => {
  expect(documentText({ ...document, language: 'bs-Cyrl' })).toContain('Члан 3. Plata');
});

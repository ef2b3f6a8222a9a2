import type { Document } from '@obracun/engine/documents/blocks.ts';
import { expect, test, vi } from 'vitest';
import { shareDocument } from './share.ts';

const letter = (text: string): Document => ({
  title: 'Opomena & IOS',
  language: 'bs-Latn',
  fileName: 'opomena_kupac',
  blocks: [{ kind: 'paragraph', text }],
});
const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
const ways = () => ({ open: vi.fn(), save: vi.fn() });

test('gives the file to the share sheet of the system', async () => {
  const share = vi.fn(async (_data: ShareData) => undefined);
  const used = ways();
  await shareDocument(letter('tekst'), pdf, { canShare: () => true, share }, used);
  const [data] = share.mock.calls[0] ?? [];
  expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([
    ['opomena_kupac.pdf', 'application/pdf'],
  ]);
  expect([used.open.mock.calls, used.save.mock.calls]).toEqual([[], []]);
});

test('reports nothing when the sheet is closed, and any other fault', async () => {
  const refusing = (name: string) => ({
    canShare: () => true,
    share: async () => Promise.reject(new DOMException('', name)),
  });
  await expect(shareDocument(letter('a'), pdf, refusing('AbortError'), ways())).resolves.toBeUndefined();
  await expect(shareDocument(letter('a'), pdf, refusing('NotAllowedError'), ways())).rejects.toThrow();
});

test('opens an e-mail with the text where no file can be shared', async () => {
  const used = ways();
  await shareDocument(letter('Dug: 10,00 KM'), pdf, {}, used);
  const [address] = used.open.mock.calls[0] ?? [];
  expect(address).toMatch(/^mailto:\?subject=Opomena%20%26%20IOS&body=/);
  expect(decodeURIComponent(String(address))).toContain('Dug: 10,00 KM');
  expect(used.save).not.toHaveBeenCalled();
});

test('saves a long document and asks to attach it', async () => {
  const used = ways();
  await shareDocument(letter('član '.repeat(2000)), pdf, { canShare: () => false }, used);
  expect(used.save).toHaveBeenCalledWith(pdf, 'opomena_kupac.pdf');
  expect(decodeURIComponent(String(used.open.mock.calls[0]?.[0]))).toContain(
    'U prilogu: Opomena & IOS (PDF).',
  );
});

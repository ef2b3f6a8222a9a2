import { afterEach, expect, test, vi } from 'vitest';
import { offerLink } from './share-sheet.ts';

const LINK = 'https://example.org/minuli-topli#bruto_plata=1800';

/** A fake device that shares links. */
function on(pointer: 'coarse' | 'fine', share?: () => Promise<void>): void {
  vi.stubGlobal('navigator', share ? { share } : {});
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  vi.stubGlobal('document', { title: 'Naslov' });
}

const refusing = (name: string) => () => Promise.reject(new DOMException('', name));

afterEach(() => vi.unstubAllGlobals());

test('passes only the title and the link to the share sheet of a phone', async () => {
  const share = vi.fn(() => Promise.resolve());
  on('coarse', share);
  expect(await offerLink(LINK)).toBe(true);
  expect(share.mock.calls).toEqual([[{ title: 'Naslov', url: LINK }]]);
});

test('copies nothing when the sheet is closed without a choice', async () => {
  on('coarse', refusing('AbortError'));
  expect(await offerLink(LINK)).toBe(true);
});

test('leaves the link to be copied when the sheet refuses it', async () => {
  for (const name of ['NotAllowedError', 'DataError', 'InvalidStateError']) {
    on('coarse', refusing(name));
    expect(await offerLink(LINK), name).toBe(false);
  }
  on('coarse', () => {
    throw new TypeError('not a link it takes');
  });
  expect(await offerLink(LINK)).toBe(false);
});

test('leaves the link to be copied without a sheet, or with a mouse', async () => {
  const share = vi.fn(() => Promise.resolve());
  on('coarse');
  expect(await offerLink(LINK)).toBe(false);
  on('fine', share);
  expect(await offerLink(LINK)).toBe(false);
  expect(share).not.toHaveBeenCalled();
});

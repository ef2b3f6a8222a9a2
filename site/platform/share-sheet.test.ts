import { afterEach, expect, test, vi } from 'vitest';
import { offerLink } from './share-sheet.ts';

const LINK = 'https://example.org/minuli-topli#bruto_plata=1800';

/** A device, as far as a link is passed on from it. */
function on(pointer: 'coarse' | 'fine', share?: () => Promise<void>): void {
  vi.stubGlobal('navigator', share ? { share } : {});
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  vi.stubGlobal('document', { title: 'Naslov' });
}

const refusing = (name: string) => () => Promise.reject(new DOMException('', name));

afterEach(() => vi.unstubAllGlobals());

test('a phone offers its sheet the title and the link, and nothing else', async () => {
  const share = vi.fn(() => Promise.resolve());
  on('coarse', share);
  expect(await offerLink(LINK)).toBe(true);
  expect(share.mock.calls).toEqual([[{ title: 'Naslov', url: LINK }]]);
});

test('a sheet that is closed without choosing is enough: nothing is copied after it', async () => {
  on('coarse', refusing('AbortError'));
  expect(await offerLink(LINK)).toBe(true);
});

test('a link the sheet refuses is left to be copied', async () => {
  for (const name of ['NotAllowedError', 'DataError', 'InvalidStateError']) {
    on('coarse', refusing(name));
    expect(await offerLink(LINK), name).toBe(false);
  }
  on('coarse', () => {
    throw new TypeError('not a link it takes');
  });
  expect(await offerLink(LINK)).toBe(false);
});

test('without a sheet, or with a mouse, the link is left to be copied', async () => {
  const share = vi.fn(() => Promise.resolve());
  on('coarse');
  expect(await offerLink(LINK)).toBe(false);
  on('fine', share);
  expect(await offerLink(LINK)).toBe(false);
  expect(share).not.toHaveBeenCalled();
});

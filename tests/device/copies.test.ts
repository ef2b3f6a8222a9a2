import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeEach, vi } from 'vitest';
import { asVersion1 } from '../../site/storage/db/earlier/version-1.fixture.ts';
import { asVersion2 } from '../../site/storage/db/earlier/version-2.fixture.ts';
import { asVersion3 } from '../../site/storage/db/earlier/version-3.fixture.ts';
import { deviceWith } from '../../site/storage/storage.fixture.ts';
import { useOwnModules } from '../net/own-modules.ts';
import { testRecorded } from '../net/recorded.ts';
import type { Content } from '../net/store.ts';
import { deleteDatabases, putDump, takeDump } from './dump.ts';
import { freezeInTurn } from './frozen.ts';

useOwnModules();
const freeze = freezeInTurn();
const { closeDevice, saveUnsavedTexts, openSealed, readCopy, sealedCopy } = await import('./device.ts');

beforeEach(deleteDatabases);
afterAll(() => vi.unstubAllGlobals());

const PROGRAM = 'obracun-plata';
const copyOf = (verzija: unknown, podaci: unknown): string =>
  JSON.stringify({ program: PROGRAM, verzija, podaci });

const odd = { id: '', changed: 1e300, content: 1, kind: 'virus', of: 5, since: 'x', extra: true };
const ODD_TABLES = Object.fromEntries(
  ['fakture', 'ranije', 'nacrti', 'odlozeno', 'obracuni', 'zakljucci', 'nepoznata'].map((name) => [
    name,
    [odd, 1],
  ]),
);

/** Texts of copies of each version, whole and damaged. */
const COPIES: Readonly<Record<string, string>> = {
  'version 1': copyOf(1, asVersion1),
  'version 1 with odd parts': copyOf(1, {
    'faktura.sacuvane': [null],
    'faktura.partneri': 'x',
    'nešto.drugo': [1],
  }),
  'version 2': copyOf(2, asVersion2),
  'version 3': copyOf(3, asVersion3),
  'version 4 with odd records': copyOf(4, ODD_TABLES),
  'version 5 with odd records': copyOf(5, { ...ODD_TABLES, odsustva: [odd, 1] }),
  'version 6 with odd records': copyOf(6, { ...ODD_TABLES, odsustva: [odd, 1], potrazivanja: [odd, 1] }),
  'version 7 with odd records': copyOf(7, {
    ...ODD_TABLES,
    uplate: [odd, 1],
    nabavke: [odd, 1],
    sabloni: [odd, 1],
  }),
  'a later version': copyOf(7, {}),
  'no version': copyOf(undefined, {}),
  'nothing inside': copyOf(4, {}),
  'another program': '{"program":"drugi","verzija":1,"podaci":{}}',
  'a list': '[]',
  'no JSON': '{',
  'too deep': copyOf(4, { stavke: [{ id: 'a', content: JSON.parse('['.repeat(200) + ']'.repeat(200)) }] }),
};

const PASSPHRASE = 'tri žute čaše';
/** Sealed by the program of November 2026. */
const SEALED = readFileSync(join(import.meta.dirname, 'dumps/sealed-copy.json'), 'utf8');
const { zakljucano } = JSON.parse(SEALED) as { zakljucano: object };
const resealed = (change: object): string =>
  JSON.stringify({ program: PROGRAM, verzija: 4, zakljucano: { ...zakljucano, ...change } });

const month = (firm: string, ofMonth: number) => ({ firm, year: 2026, month: ofMonth });
const typed = (overtime: number) => ({ after: { entries: { overtime } } });

/** Write-ahead logs of closed tabs, in every shape ever written. */
const LEFT_TEXTS: Readonly<Record<string, string>> = {
  'neupisano:rs:2026-11:first': JSON.stringify({ of: month('rs', 11), changes: [{ r5: typed(100) }] }),
  'neupisano:fa:2026-11:terms': JSON.stringify({
    of: month('fa', 11),
    changes: [{ r3: typed(800) }, { r3: { before: { entries: { overtime: 800 } }, ...typed(900) } }],
    terms: [
      {
        before: { payday: '2026-12-04', isEstimate: true, averageNet: 150_000 },
        after: { payday: '2026-12-05' },
      },
    ],
    refused: { elsewhere: ['r2'], closed: [] },
  }),
  'neupisano:fa:2026-10:closed': JSON.stringify({ of: month('fa', 10), changes: [{ r2: typed(100) }] }),
  'neupisano:nema:2026-10:gone': JSON.stringify({ of: month('nema', 10), changes: [{ r2: typed(100) }] }),
  'neupisano:fa:2026-11:broken': '{"of":',
  'neupisano:fa:2026-11:later': JSON.stringify({ of: month('fa', 11), changes: [], later: 1 }),
  'nacrt-u-odlasku:n2:gone': JSON.stringify({
    id: 'n2',
    kind: 'ugovor',
    name: 'Amra',
    content: { employee: 'Amra Druga' },
    known: 1_795_338_000_000,
  }),
  'nacrt-u-odlasku:n3:changed': JSON.stringify({
    id: 'n3',
    kind: 'putni-nalog',
    name: 'put',
    content: {},
    known: 1,
  }),
  'nacrt-u-odlasku:n1:unreadable': JSON.stringify({ id: 'n1', kind: 'faktura', name: '', content: 5 }),
  'nacrt-u-odlasku:x:broken': '{',
};

/** Each tab has its own identity, made when it opens. */
const TAB = /[0-9a-f]{24}$/;

/** Months are stored in the background: finished when the texts stay the same. */
async function settled(texts: Readonly<Record<string, string>>): Promise<void> {
  let [before, now] = ['', JSON.stringify(texts)];
  while (before !== now) {
    await wait(100);
    [before, now] = [now, JSON.stringify(texts)];
  }
}

testRecorded(import.meta.filename, {
  'copies of every version': freeze(async () =>
    Object.entries(COPIES).map(([name, text]) => [name, readCopy(text)] as const),
  ),
  'a sealed copy': freeze(async (): Promise<Content> => {
    const file = await sealedCopy(COPIES['version 3'] ?? '', PASSPHRASE);
    return [['file', file]];
  }),
  'a sealed copy of earlier': freeze(async () => {
    const request = {
      'the passphrase': openSealed(SEALED, PASSPHRASE),
      'another passphrase': openSealed(SEALED, 'druga'),
      'another form': openSealed(resealed({ oblik: 2 }), PASSPHRASE),
      'another count': openSealed(resealed({ iteracija: 1 }), PASSPHRASE),
      'too many iterations': openSealed(resealed({ iteracija: 1e9 }), PASSPHRASE),
    };
    return Promise.all(Object.entries(request).map(async ([name, text]) => [name, await text] as const));
  }),
  'what was left unsaved': freeze(async () => {
    const texts = deviceWith({ ...LEFT_TEXTS });
    for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
    // Without locks, which only some versions of Node have: they would change the order.
    vi.stubGlobal('navigator', {});
    await putDump('version-4-rates');
    await saveUnsavedTexts();
    await settled(texts);
    closeDevice();
    const left = Object.keys(texts).sort();
    return [...left.map((key) => [key.replace(TAB, '…'), texts[key] ?? ''] as const), ...(await takeDump())];
  }),
});

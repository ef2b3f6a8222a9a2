import 'fake-indexeddb/auto';
import { federalMonth } from '@obracun/engine/payroll/forms/settled.fixture.ts';
import { strFromU8 } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDevice } from '../../../storage/db/empty-device.fixture.ts';
import { saveWorker } from '../../../storage/payroll/workers.ts';
import { encodedWords, isMailAddress, mailDate, mailText } from './eml.ts';
import { slipMails } from './slip-mails.ts';
import type { SlipJob, SlipNews } from './slip-messages.ts';

/** A fake renderer: the content of each file is its password. */
class Drawing extends EventTarget {
  postMessage({ passwords = [] }: SlipJob): void {
    const tell = (data: SlipNews) => this.dispatchEvent(new MessageEvent('message', { data }));
    for (const [at, password] of passwords.entries())
      tell({ kind: 'file', at, file: new TextEncoder().encode(password).buffer });
    tell({ kind: 'finished' });
  }
  terminate(): void {}
}

beforeEach(async () => {
  vi.stubGlobal('Worker', Drawing);
  vi.stubGlobal('navigator', {});
  await emptyDevice();
});
afterEach(() => vi.unstubAllGlobals());

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Parses headers and body by RFC 5322. @throws Error on a violation */
function partOf(text: string): Part {
  const at = text.indexOf('\r\n\r\n');
  const unfolded = text.slice(0, at).replace(/\r\n[ \t]/g, ' ');
  const headers = unfolded.split('\r\n').map((line) => {
    const [, name = '', value = ''] = /^([A-Za-z-]+): (.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`no header: ${line}`);
    return [name.toLowerCase(), value] as const;
  });
  return { headers: new Map(headers), body: text.slice(at + 4) };
}

const decoded = (body: string): Uint8Array =>
  Uint8Array.from(atob(body.replaceAll('\r\n', '')), (letter) => letter.charCodeAt(0));

/** The text of encoded words; white space between two of them is not part of it. */
const readWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => new TextDecoder().decode(decoded(word)));

function readMail(text: string) {
  if (text.replaceAll('\r\n', '').match(/[\r\n]/)) throw new Error('line ends');
  if (text.split('\r\n').some((line) => line.length > 76)) throw new Error('long line');
  const { headers, body } = partOf(text);
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '') ?? [];
  const [before, ...parts] = body.split(`--${boundary}`);
  const end = parts.pop();
  if (before !== '' || end?.trim() !== '--') throw new Error('parts');
  return { headers, parts: parts.map((part) => partOf(part.replace(/^\r\n/, ''))) };
}

const mail = {
  from: { name: 'ŠĆŽ d.o.o. "Đ"', address: 'plate@firma.example' },
  to: { name: 'Čedo Žić\r\nBcc: neko@zlo.example', address: 'cedo@primjer.example' },
  subject: `Platna lista za 10/2026, ${'šđčćž'.repeat(20)}`,
  text: 'Poštovani,\nu prilogu.',
  at: new Date(2026, 10, 27, 9, 5, 0),
  id: 'abc123',
  file: { name: 'platna-lista_Žić.pdf', bytes: Uint8Array.from({ length: 5000 }, (_, at) => at % 256) },
};

test('writes a message that reads back: names, subject, text and file, when letters are ours', () => {
  const { headers, parts } = readMail(mailText(mail));
  expect(readWords(headers.get('subject') ?? '')).toBe(mail.subject);
  expect(readWords(headers.get('from') ?? '')).toBe('ŠĆŽ d.o.o. "Đ" <plate@firma.example>');
  expect(readWords(headers.get('to') ?? '')).toBe('Čedo Žić Bcc: neko@zlo.example <cedo@primjer.example>');
  expect(headers.has('bcc')).toBe(false);
  expect(headers.get('x-unsent')).toBe('1');
  expect(headers.get('message-id')).toBe('<abc123@firma.example>');
  const [text, file] = parts;
  expect(new TextDecoder().decode(decoded(text?.body ?? ''))).toBe('Poštovani,\r\nu prilogu.');
  expect(decoded(file?.body ?? '')).toEqual(mail.file.bytes);
  expect(file?.headers.get('content-type')).toBe('application/pdf');
  expect(
    decodeURIComponent(
      /filename\*=UTF-8''(\S+)/.exec(file?.headers.get('content-disposition') ?? '')?.[1] ?? '',
    ),
  ).toBe(mail.file.name);
});

test('drops marks of direction from names, and encodes an apostrophe of a file name', () => {
  const hostile = {
    ...mail,
    to: { name: '\u202eABC\u0000\u2028Bcc: x@y.example', address: 'cedo@primjer.example' },
    file: { ...mail.file, name: "lista_D'Primjer (1).pdf" },
  };
  const { headers, parts } = readMail(mailText(hostile));
  expect(readWords(headers.get('to') ?? '')).toBe('ABC Bcc: x@y.example <cedo@primjer.example>');
  expect(parts[1]?.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''lista_D%27Primjer%20%281%29.pdf",
  );
});

test('keeps every encoded word within 75 characters and whole letters', () => {
  const words = encodedWords('čćžšđ'.repeat(30)).split('\r\n ');
  expect(words.every((word) => word.length <= 75)).toBe(true);
  expect(words.map(readWords).join('')).toBe('čćžšđ'.repeat(30));
  expect(encodedWords('Platna lista 10/2026')).toBe('Platna lista 10/2026');
});

test('dates a message by the clock and zone of the device', () => {
  expect(mailDate(mail.at)).toMatch(/^Fri, 27 Nov 2026 09:05:00 [+-]\d{4}$/);
});

test.each([
  ['a@b.ba', true],
  ['ime.prezime+plata@firma.co.ba', true],
  ['a@b', false],
  ['a b@c.ba', false],
  ['a@b.ba\r\nBcc: x@y.ba', false],
  ['Ime <a@b.ba>', false],
])('takes %s as an address: %s', (address, isRight) => expect(isMailAddress(address)).toBe(isRight));

test('locks each file by the JMBG of its worker, uses the newest address, and skips with a reason', async () => {
  const [first, second] = federalMonth.wages;
  if (!first || !second) throw new Error('two wages');
  await saveWorker({ ...first.worker, email: 'nova@adresa.example' }, undefined);
  await saveWorker({ ...second.worker, email: '' }, undefined);
  const wages = [first, second];
  const papers = wages.map(({ worker }) => ({
    worker: worker.lastName,
    message: '',
    document: {
      title: 'Platna lista',
      fileName: `lista-${worker.id}`,
      language: 'bs-Latn',
      blocks: [],
    } as const,
  }));
  const made = await slipMails(
    { ...federalMonth, wages },
    papers,
    'plate@firma.example',
    { kind: 'jmbg' },
    () => undefined,
    new AbortController().signal,
  );
  expect(made.skipped).toEqual([{ worker: expect.any(String), reason: 'Upišite e-poštu radnika.' }]);
  expect(made.files.map(({ name }) => name)).toEqual([`lista-${first.worker.id}.eml`]);
  const { headers, parts } = readMail(strFromU8(made.files[0]?.bytes ?? new Uint8Array()));
  expect(headers.get('to')).toContain('<nova@adresa.example>');
  expect(strFromU8(decoded(parts[1]?.body ?? ''))).toBe(first.worker.jmbg);
});

import type { PayslipPaper } from '@obracun/engine/payroll/files/frozen-output/papers.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { script } from '../../../storage/script.ts';
import { messageOf, slipFiles } from './slip-files.ts';
import type { SlipJob } from './slip-messages.ts';

const drawn: SlipJob[] = [];

/** A fake renderer that records its jobs. */
class Drawing extends EventTarget {
  postMessage(job: SlipJob): void {
    drawn.push(job);
    this.dispatchEvent(new MessageEvent('message', { data: { kind: 'finished' } }));
  }
  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', Drawing);
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  script.set('latinica');
  vi.unstubAllGlobals();
});

const slip: PayslipPaper = {
  worker: 'Radnik Prvi',
  document: {
    title: 'Platna lista',
    fileName: 'platna-lista',
    language: 'bs-Latn',
    blocks: [{ kind: 'title', text: 'Platna lista' }],
  },
  message: 'Za isplatu: 1.272,00 KM',
};

test('renders payslips in the script of the page', async () => {
  const take = () =>
    slipFiles([slip], { together: 'sve', password: '' }, () => undefined, new AbortController().signal);
  await take();
  expect(messageOf(slip)).toBe(slip.message);
  script.set('cirilica');
  await take();
  expect(messageOf(slip)).toBe('За исплату: 1.272,00 КМ');
  expect(drawn.map(({ documents }) => documents[0]?.title)).toEqual(['Platna lista', 'Платна листа']);
});

import type { Document } from '@obracun/engine/documents/blocks.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { withWorker } from '../../../lazy-loading/fake-worker.fixture.ts';
import { PartMissing } from '../../../lazy-loading/load-part.ts';
import { DrawingView } from '../../ui/output/drawing-view.tsx';
import { LogoUnreadable } from '../../ui/output/use-drawing.ts';
import { drawSlips } from './draw-slips.ts';
import type { SlipJob } from './slip-messages.ts';

function drawing(slips: SlipJob = { documents: [], together: 'liste' }) {
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
  const leaving = new AbortController();
  const { result: files, ...workers } = withWorker(() => drawSlips(slips, () => undefined, leaving.signal));
  return { files, leaving, ...workers };
}

const slip: Document = { title: 'Platna lista', language: 'bs-Latn', fileName: 'lista', blocks: [] };
const many: SlipJob = { documents: Array.from({ length: 60 }, () => slip) };

const textOf = (error: unknown): string =>
  renderToStaticMarkup(
    <DrawingView
      text="ZIP"
      drawing={{ share: undefined, problem: { error }, start: () => {}, again: () => {}, cancel: () => {} }}
    />,
  );

afterEach(() => vi.unstubAllGlobals());

test('reports a worker script that failed to load as such, and retries', async () => {
  const { files, worker } = drawing();
  worker.dispatchEvent(new Event('error'));
  await expect(files).rejects.toThrow(PartMissing);
  expect(textOf(new PartMissing(''))).toMatch(
    /Dio programa koji pravi datoteku se nije učitao.*Pokušaj ponovo/,
  );
});

test('stops the other workers when one fails', async () => {
  const { files, worker, others } = drawing(many);
  worker.dispatchEvent(new Event('error'));
  await expect(files).rejects.toThrow(PartMissing);
  expect(others.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

test('stops all workers on cancel', async () => {
  const { files, leaving, worker, others } = drawing(many);
  leaving.abort();
  await expect(files).rejects.toBe(leaving.signal.reason);
  expect([worker, ...others].map(({ isEnded }) => isEnded)).toEqual([true, true, true]);
});

test('reports a logo that cannot be drawn as such', async () => {
  const { files, worker } = drawing();
  worker.tell({ kind: 'begun' });
  worker.tell({ kind: 'failed', isLogo: true });
  await expect(files).rejects.toThrow(LogoUnreadable);
  expect(textOf(new LogoUnreadable())).toContain('Logo firme se ne može nacrtati');
});

test('does not mention a logo on any other failure', async () => {
  const failed = drawing();
  failed.worker.tell({ kind: 'begun' });
  failed.worker.tell({ kind: 'failed', isLogo: false });
  const broken = drawing();
  broken.worker.tell({ kind: 'begun' });
  broken.worker.dispatchEvent(new Event('error'));
  for (const { files } of [failed, broken]) {
    const error: unknown = await files.catch((why: unknown) => why);
    expect(error).toBeInstanceOf(Error);
    expect(textOf(error)).toContain('Datoteka nije napravljena');
    expect(textOf(error)).not.toMatch(/logo/i);
  }
});

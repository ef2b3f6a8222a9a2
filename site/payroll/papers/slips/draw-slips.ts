import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { PartMissing } from '../../../lazy-loading/load-part.ts';
import { LogoUnreadable } from '../../ui/output/use-drawing.ts';
import type { DrawingJob, SlipJob, SlipNews } from './slip-messages.ts';

/** A small staff is rendered faster by one worker than several start; each is a separate program in memory. */
const SLIPS_FOR_ANOTHER = 25;
const MOST_WORKERS = 4;

/**
 * Renders a job outside of the page, by several workers when there are many files.
 * @param tell receives the progress, from 0 to 1
 * @param signal cancels it
 * @returns the files in the order of the documents
 * @throws PartMissing when the worker script fails to load; LogoUnreadable
 */
export async function drawSlips(
  job: SlipJob,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<readonly Uint8Array[]> {
  const shares = shared(job);
  const drawn = shares.map(() => 0);
  const tellFor = (worker: number) => (share: number) => {
    drawn[worker] = share;
    tell(drawn.reduce((sum, one) => sum + one, 0) / shares.length);
  };
  const ending = new AbortController();
  signal.addEventListener('abort', () => ending.abort(signal.reason), { once: true });
  try {
    return joined(await Promise.all(shares.map((share, at) => drawShare(share, tellFor(at), ending.signal))));
  } finally {
    // After a failure the results of the others are useless.
    ending.abort();
  }
}

/** Draws payment orders outside of the page, as one file. @throws PartMissing */
export async function drawOrders(
  firm: Firm,
  orders: readonly PaymentOrder[],
  signal: AbortSignal,
): Promise<Blob> {
  const [file] = await drawShare({ firm, orders }, () => undefined, signal);
  return new Blob([file as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}

/** Documents are distributed to the workers in turn. */
function shared(job: SlipJob): readonly SlipJob[] {
  const { documents } = job;
  const wanted = job.together === undefined ? Math.ceil(documents.length / SLIPS_FOR_ANOTHER) : 1;
  const count = Math.max(1, Math.min(wanted, MOST_WORKERS, navigator.hardwareConcurrency || 1));
  return Array.from({ length: count }, (_, worker) => ({
    ...job,
    documents: documents.filter((_document, at) => at % count === worker),
    ...(job.passwords && { passwords: job.passwords.filter((_password, at) => at % count === worker) }),
  }));
}

const joined = (files: readonly (readonly Uint8Array[])[]): readonly Uint8Array[] =>
  Array.from(
    { length: files.reduce((sum, own) => sum + own.length, 0) },
    (_, at) => files[at % files.length]?.[Math.floor(at / files.length)] ?? new Uint8Array(),
  );

function drawShare(
  job: DrawingJob,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<readonly Uint8Array[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./slip-worker.ts', import.meta.url), { type: 'module' });
    const files: Uint8Array[] = [];
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    let isBegun = false;
    const fail = (error: Error) => end(() => reject(error));
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), { once: true });
    worker.addEventListener('error', ({ message }) =>
      fail(isBegun ? new Error(message) : new PartMissing(message)),
    );
    worker.addEventListener('message', ({ data: news }: MessageEvent<SlipNews>) => {
      if (news.kind === 'begun') isBegun = true;
      else if (news.kind === 'progress') tell(news.share);
      else if (news.kind === 'file') files[news.at] = new Uint8Array(news.file);
      else if (news.kind === 'finished') end(() => resolve(files));
      else fail(news.isLogo ? new LogoUnreadable() : new Error('slips'));
    });
    worker.postMessage(job);
  });
}

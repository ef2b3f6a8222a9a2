import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { ANSWER_HEADERS } from './headers.ts';
import thread from './probe-thread.js?raw';
import { PROBLEMS, problemReply } from './problems.ts';

const BEAT_MS = 250;

interface Probes {
  readonly address: AddressInfo;
  /** Makes this copy not ready. */
  readonly retire: () => void;
  readonly close: () => Promise<unknown>;
}

/**
 * `/healthz` and `/readyz` on their own port and thread, so that no queue of requests delays them. The service is healthy
 * as long as its event loop has turned in the last `stalledMs`.
 */
export async function probesOn(port: number, host: string, stalledMs = 10_000): Promise<Probes> {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  shared[1] = 1;
  const headers = Object.entries(ANSWER_HEADERS).flat();
  const busy = problemReply(PROBLEMS.busy).body;
  const workerData = { shared, host, port, headers, well: '{"status":"ok"}', busy, stalledMs };
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };
  const worker = new Worker(thread, { eval: true, workerData, resourceLimits });
  const [address] = (await once(worker, 'message')) as [AddressInfo];
  worker.unref();
  const pulse = setInterval(() => Atomics.add(shared, 0, 1), BEAT_MS).unref();
  return {
    address,
    retire: () => Atomics.store(shared, 1, 0),
    close: () => {
      clearInterval(pulse);
      return worker.terminate();
    },
  };
}

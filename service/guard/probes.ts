import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { PROBLEMS, problemReply } from '../problems.ts';
import { ANSWER } from '../reply.ts';
import thread from './probe-thread.js?raw';

const BEAT_MS = 250;

interface Probes {
  readonly address: AddressInfo;
  /** From now on this copy says that it should be sent nothing more. */
  readonly retire: () => void;
  readonly close: () => Promise<unknown>;
}

/**
 * `/healthz` and `/readyz` on a port and in a thread of their own: no queue of requests stands before them, and they say
 * that the service is well as long as it turns at all, told by its pulse. `stalledMs` is how long it may miss that.
 */
export async function probesOn(port: number, host: string, stalledMs = 10_000): Promise<Probes> {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  shared[1] = 1;
  const well = '{"status":"ok"}';
  const busy = problemReply(PROBLEMS.busy).body;
  const workerData = { shared, host, port, headers: ANSWER, well, busy, stalledMs };
  // Little room: the thread keeps nothing.
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

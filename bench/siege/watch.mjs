// Times the probes of a besieged service and watches its memory until told to stop. Runs in a thread of its own: in that of the
// besiegers the probes would be late because of them.
import { parentPort, workerData } from 'node:worker_threads';
import { probe, residentMegabytes } from './besieged.mjs';

const { probePort, pid } = workerData;
const PAUSE_MS = 20;
const probes = [];
let megabytes = 0;
const over = new AbortController();
parentPort.once('message', () => over.abort());

while (!over.signal.aborted) {
  probes.push(await probe(probePort));
  megabytes = Math.max(megabytes, residentMegabytes(pid));
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
parentPort.postMessage({ probes, megabytes });

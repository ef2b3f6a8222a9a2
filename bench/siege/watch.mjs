// Times the probes of the attacked service and samples its memory until stopped. Runs in a separate thread: that of the attackers would
// delay the probes.
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

// Probes a besieged service and its memory until told to stop, in a thread of its own: in that of the besiegers the
// probes would be late by their doing.
import { parentPort, workerData } from 'node:worker_threads';
import { probe, residentMegabytes } from './besieged.mjs';

const { port, pid } = workerData;
const PAUSE_MS = 20;
const probes = [];
let megabytes = 0;
const over = new AbortController();
parentPort.once('message', () => over.abort());

while (!over.signal.aborted) {
  probes.push(await probe(port));
  megabytes = Math.max(megabytes, residentMegabytes(pid));
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
parentPort.postMessage({ probes, megabytes });

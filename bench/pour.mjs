// Sends this many lines to one address while reading the answers, and prints the time. A separate process, to run on its own core.
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const { url, row, lines } = JSON.parse(process.argv[2]);
const BLOCK = 500;
const block = `${JSON.stringify(row)}\n`.repeat(BLOCK);
const LF = 0x0a;
let answered = 0;

const start = performance.now();
const call = request(url, { method: 'POST', headers: { 'Content-Type': 'application/x-ndjson' } });
const answer = new Promise((resolve, reject) => call.once('response', resolve).once('error', reject));
const sent = pipeline(Readable.from(Array.from({ length: lines / BLOCK }, () => block)), call);
for await (const chunk of await answer)
  for (let at = chunk.indexOf(LF); at !== -1; at = chunk.indexOf(LF, at + 1)) answered++;
await sent;
process.stdout.write(JSON.stringify({ ms: performance.now() - start, failed: lines - answered }));

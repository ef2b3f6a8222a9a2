// Very many well-behaved clients: `node bench/siege/crowd.mjs 450 1000 2000` prints a row of the table in docs/operation.md for each number
// of connections that call as fast as they get answers.
import { once } from 'node:events';
import process from 'node:process';
import autocannon from 'autocannon';
import { besieged, probe, residentMegabytes } from './besieged.mjs';

const PORT = 24_980;
const SECONDS = 15;
const body = JSON.stringify({
  mjesec: 3,
  godina: 2025,
  staz: 12,
  bruto_plata_input: 2150,
  topli_obrok_input: 18.24,
});

const at = (values, share) =>
  values.sort((one, other) => one - other)[Math.floor(values.length * share)]?.toFixed(0);

async function row(connections) {
  const service = await besieged(PORT);
  const own = [];
  const apart = [];
  const over = new AbortController();
  let megabytes = 0;
  const watch = async (port, times) => {
    while (!over.signal.aborted) {
      times.push(await probe(port));
      megabytes = Math.max(megabytes, residentMegabytes(service.pid));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const watching = [watch(PORT, own), watch(PORT + 1, apart)];
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url: `http://127.0.0.1:${PORT}/calculate_topli`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    connections,
    // In a separate thread, so that this process does not delay the probes.
    workers: 1,
    duration: SECONDS,
    timeout: 30,
  });
  over.abort();
  await Promise.all(watching);
  service.kill();
  await once(service, 'exit');
  const failed = `${errors + timeouts} / ${non2xx}`;
  const cells = [
    connections,
    requests.average.toFixed(0),
    latency.p50,
    latency.p99,
    at(own, 0.99),
    at(apart, 0.99),
  ];
  return `| ${[...cells, megabytes.toFixed(0), failed].join(' | ')} |`;
}

for (const connections of process.argv.slice(2).map(Number))
  process.stdout.write(`${await row(connections)}\n`);

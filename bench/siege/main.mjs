// Attacks the built service on the loopback: hostile clients of every kind, from a seed, up to a number of requests. Beside them
// well-behaved clients call it, its probes are timed on their own port and its memory is measured.
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { besieged } from './besieged.mjs';
import { chance } from './chance.mjs';
import { play } from './client.mjs';
import { KINDS } from './kinds.mjs';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    clients: { type: 'string', default: '60' },
    port: { type: 'string', default: '24970' },
  },
});
const [wanted, seed, clients, port] = ['requests', 'seed', 'clients', 'port'].map((name) =>
  Number(values[name]),
);
const LIMITS = { megabytes: 256, probeMs: 300 };

const assets = readdirSync('site/dist/assets').filter((name) => /\.js$/.test(name));
const sizeOf = (name) => statSync(`site/dist/assets/${name}`).size;
const largest = `/assets/${assets.sort((one, other) => sizeOf(other) - sizeOf(one))[0]}`;

const service = await besieged(port);
const { paths } = await (await fetch(`http://127.0.0.1:${port}/openapi.json`)).json();
const target = {
  calls: Object.keys(paths).filter((path) => paths[path].post),
  paths: ['/', '/pdv', '/openapi.json', '/zakon.json', '/api', '/nema', '/nema.js', '/healthz', largest],
  largest,
};

const tally = { sent: 0, answered: 0, told: 0, faults: 0, lost: 0, surplus: 0 };
const wrong = [];

function count(kind, { statuses, fault, lost, surplus }, due) {
  tally.sent += Math.max(due, statuses.length, 1);
  tally.answered += statuses.length;
  tally.told += statuses.filter((status) => status === 503).length;
  const faults = statuses.filter((status) => status >= 500 && status !== 503).length;
  tally.faults += faults;
  tally.lost += lost;
  tally.surplus += surplus;
  if (fault || faults || lost || surplus)
    wrong.push(`${kind}: ${fault || `lost ${lost}, surplus ${surplus}, faults ${faults}`}`);
}

async function client(number) {
  const dice = chance(seed * 1000 + number);
  while (tally.sent < wanted) {
    const kind = dice.one(Object.keys(KINDS));
    const script = KINDS[kind](dice, target);
    count(kind, await play(port, script), script.due);
  }
}

const start = Date.now();
const workerData = { port, probePort: port + 1, pid: service.pid };
const [watcher, honest] = ['watch.mjs', 'honest.mjs'].map(
  (file) => new Worker(new URL(file, import.meta.url), { workerData }),
);
await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
const reports = [watcher, honest].map((worker) => once(worker, 'message'));
for (const worker of [watcher, honest]) worker.postMessage('over');
const [[{ probes, megabytes }], [{ answered, failures }]] = await Promise.all(reports);
const survived = service.exitCode === null;
service.kill();
const [code] = await once(service, 'exit');

const failedProbes = probes.filter(Number.isNaN).length;
probes.sort((one, other) => one - other);
const p99 = probes[Math.floor(probes.length * 0.99)];
const isHeld =
  survived &&
  code === 0 &&
  wrong.length === 0 &&
  failedProbes === 0 &&
  answered > 0 &&
  failures.length === 0 &&
  megabytes <= LIMITS.megabytes &&
  p99 <= LIMITS.probeMs;

process.stdout.write(
  `${[
    `zahtjeva ${tally.sent} (sjeme ${seed}, klijenata ${clients}), odgovora ${tally.answered}, ${Math.round((Date.now() - start) / 1000)} s`,
    `5xx ${tally.faults}, rečeno „zauzeto” ${tally.told}, izgubljeno ${tally.lost}, suvišno ${tally.surplus}`,
    `memorija najviše ${megabytes.toFixed(0)} MB (granica ${LIMITS.megabytes})`,
    `/healthz p99 ${p99?.toFixed(0)} ms od ${probes.length} (granica ${LIMITS.probeMs}), bez odgovora ${failedProbes}`,
    `pošteni klijenti: odgovora ${answered}, neuspjelih ${failures.length}`,
    ...wrong.slice(0, 20),
    ...failures.slice(0, 20),
    isHeld ? '✓' : '✗',
  ].join('\n')}\n`,
);
process.exit(isHeld ? 0 : 1);

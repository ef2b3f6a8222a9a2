// Runs in its own thread, from its source text: see `probes.ts`.
const { createServer } = require('node:http');
const { parentPort, workerData } = require('node:worker_threads');

const { shared, host, port, headers, well, busy, stalledMs } = workerData;
let beat = -1;
let since = 0;

/** Whether the event loop of the service has turned lately. */
function isAlive() {
  const current = Atomics.load(shared, 0);
  if (current !== beat) {
    beat = current;
    since = Date.now();
  }
  return Date.now() - since < stalledMs;
}

const isReady = () => Atomics.load(shared, 1) === 1 && isAlive();
const states = new Map([
  ['/healthz', isAlive],
  ['/readyz', isReady],
]);

const server = createServer((request, response) => {
  const state = states.get(request.url);
  const status = !state ? 404 : state() ? 200 : 503;
  const body = status === 200 ? well : busy;
  response.writeHead(status, [...headers, 'Content-Length', String(Buffer.byteLength(body))]);
  response.end(body);
});
server.listen(port, host, () => parentPort.postMessage(server.address()));

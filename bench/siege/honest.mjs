// Well-behaved clients beside the hostile ones, in a separate thread: some keep their connection, some open a new one for each request.
// Every response must be right.
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { port } = workerData;
const PAUSE_MS = 20;
const WAGE = JSON.stringify({
  mjesec: 3,
  godina: 2025,
  bruto_plata_input: 2000,
  staz: 5,
  topli_obrok_input: 10,
});
const CALL = { path: '/calculate_topli', method: 'POST', headers: { 'Content-Type': 'application/json' } };
const PAGE = { path: '/pdv', method: 'GET' };

let answered = 0;
const failures = [];
const over = new AbortController();
parentPort.once('message', () => over.abort());

const send = (options, body) =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', ...options }, async (response) =>
      resolve({ status: response.statusCode, body: await text(response).catch(reject) }),
    )
      .on('error', reject)
      .end(body);
  });

async function client(agent) {
  let first;
  const isSame = (answer) => {
    first ??= answer;
    return answer === first;
  };
  while (!over.signal.aborted) {
    for (const { options, body, isRight } of [
      { options: CALL, body: WAGE, isRight: isSame },
      { options: PAGE, isRight: (page) => page.includes('PDV') },
    ]) {
      try {
        const response = await send({ ...options, agent }, body);
        if (response.status === 200 && isRight(response.body)) answered++;
        else failures.push(`${options.path}: ${response.status}`);
      } catch (error) {
        failures.push(`${options.path}: ${error.message}`);
      }
      await wait(PAUSE_MS);
    }
  }
  agent?.destroy?.();
}

const stored = Array.from({ length: 4 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
await Promise.all([...stored, false, false].map(client));
parentPort.postMessage({ answered, failures });

import { SERVICE } from '../scripts/service.mjs';
import { fullRequest } from './full-request.ts';
import { endAll, pour, residentMegabytes, serve, type Target } from './pinned.ts';
import { atMost, figure, median, type Row } from './row.ts';

const PORTS = { echo: 24_953, service: 24_954 } as const;
const PATH = '/obracuni';
const LINES = 100_000;
const ROUNDS = 3;
const SAMPLE_MS = 50;

const row = { poziv: '/calculate_topli', unos: fullRequest };

/** Many wages in one request, compared with a bare server that reads the same lines and writes the same answers. */
export async function linesBench(): Promise<Row[]> {
  try {
    const service = await serve(SERVICE, PORTS.service, PATH);
    const echo = await serve(['bench/echo-lines.mjs'], PORTS.echo, '/', { ANSWER: await answerOf(service) });
    await turn(echo, service);
    const turns = [];
    for (let round = 0; round < ROUNDS; round++) turns.push(await turn(echo, service));
    return [
      atMost(
        `${LINES} plata kao redovi / čitanje i pisanje istih redova`,
        median(turns.map(({ ours, bare }) => ours / bare)),
        2.5,
      ),
      atMost('rast memorije kroz te redove', median(turns.map(({ growth }) => growth)), 10, 'MB najviše'),
      figure(PATH, LINES / (median(turns.map(({ ours }) => ours)) / 1000), 'plata/s'),
    ];
  } finally {
    await endAll();
  }
}

/** One answer of the service, which the baseline sends too. */
async function answerOf({ url }: Target): Promise<string> {
  const headers = { 'Content-Type': 'application/x-ndjson' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(row) })).text();
}

async function turn(echo: Target, service: Target) {
  const bare = await pour(echo.url, row, LINES);
  const samples: number[] = [];
  const sampling = setInterval(async () => {
    samples.push(await residentMegabytes(service.process.pid));
  }, SAMPLE_MS);
  const ours = await pour(service.url, row, LINES);
  clearInterval(sampling);
  const third = Math.floor(samples.length / 3);
  return { bare, ours, growth: median(samples.slice(-third)) - median(samples.slice(0, third)) };
}

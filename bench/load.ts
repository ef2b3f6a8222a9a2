import { HEAP, SERVICE } from '../scripts/service.mjs';
import { fullRequest as body } from './full-request.ts';
import { endAll, fire, residentMegabytes, serve, type Target, type Volley } from './pinned.ts';
import { atLeast, atMost, figure, median, type Row } from './row.ts';

const PORTS = { echo: 24_950, service: 24_951, buffer: 24_952, fastify: 24_955 } as const;
const FASTIFY = [...HEAP, 'node_modules/.bench/fastify.js'];
/** An uncompressed page: the same bytes on both sides. */
const PAGE = { path: '/pdv', file: 'site/dist/pdv/index.html' } as const;
const ROUNDS = 5;
const SECONDS = 3;
/** The speed of a shared machine varies from second to second: many short turns affect both sides alike. */
const SHORT_ROUNDS = 15;
const SHORT_SECONDS = 1;
const REQUESTS = 200_000;
const SAMPLES = 10;

/** The built service under load, compared with a bare server that only parses and echoes, and with Fastify. */
export async function loadBench(): Promise<Row[]> {
  try {
    const echo = await serve(['bench/echo.mjs'], PORTS.echo, '/');
    const service = await serve(SERVICE, PORTS.service, '/calculate_topli');
    await inTurns(echo, service, { body, duration: SECONDS }, 1);
    const full = await inTurns(echo, service, { body, duration: SHORT_SECONDS }, SHORT_ROUNDS);
    const fastify = await serve(FASTIFY, PORTS.fastify, '/calculate_topli');
    await inTurns(fastify, service, { body, duration: SECONDS }, 1);
    const beside = await inTurns(fastify, service, { body, duration: SHORT_SECONDS }, SHORT_ROUNDS);
    const perSecond = median(full.map(({ ours }) => ours.perSecond));
    const rate = Math.round(perSecond / 2);
    const half = await inTurns(echo, service, { body, duration: SECONDS, rate }, ROUNDS);
    return [
      atLeast('/calculate_topli / node:http echo, zahtjeva u sekundi', ratio(full, 'perSecond'), 0.5),
      atLeast('/calculate_topli / Fastify s istim obračunom', ratio(beside, 'perSecond'), 1.15),
      atMost('p99 pri pola tog opterećenja / p99 echo servera', ratio(half, 'p99'), 3),
      atMost(`rast memorije na ${REQUESTS} zahtjeva`, await growth(service), 10, 'MB najviše'),
      figure('/calculate_topli', perSecond, 'zahtjeva/s'),
    ];
  } finally {
    await endAll();
  }
}

/** A page read from the service, compared with a bare server that sends the same buffer. */
export async function readingBench(): Promise<Row[]> {
  try {
    const buffer = await serve(['bench/buffer.mjs'], PORTS.buffer, PAGE.path, { FILE: PAGE.file });
    const service = await serve(SERVICE, PORTS.service, PAGE.path);
    await inTurns(buffer, service, { duration: SECONDS }, 1);
    const full = await inTurns(buffer, service, { duration: SECONDS }, ROUNDS);
    const perSecond = median(full.map(({ ours }) => ours.perSecond));
    return [
      figure('stranica / isti bafer s node:http, zahtjeva u sekundi', ratio(full, 'perSecond'), '×'),
      figure('stranica', perSecond, 'zahtjeva/s'),
    ];
  } finally {
    await endAll();
  }
}

interface Turn {
  readonly bare: Awaited<ReturnType<typeof fire>>;
  readonly ours: Awaited<ReturnType<typeof fire>>;
}

/** Interleaved rounds, so that a busy machine slows both alike. */
async function inTurns(echo: Target, service: Target, volley: Volley, rounds: number): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (let round = 0; round < rounds; round++)
    turns.push({ bare: await fire(echo.url, volley), ours: await fire(service.url, volley) });
  return turns;
}

const ratio = (turns: readonly Turn[], name: 'perSecond' | 'p99'): number =>
  median(turns.map(({ bare, ours }) => ours[name] / bare[name]));

/** Megabytes of resident memory gained between the first and the last third of the samples, after the warm-up rounds. */
async function growth({ url, process }: Target): Promise<number> {
  const samples: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    await fire(url, { body, amount: REQUESTS / SAMPLES });
    samples.push(await residentMegabytes(process.pid));
  }
  const third = Math.floor(SAMPLES / 3);
  return median(samples.slice(-third)) - median(samples.slice(0, third));
}

// The calls on Fastify, with the same engine: the cost of a framework.
import { fastify } from 'fastify';
import { loadCalculators } from '../engine/calculators/load.ts';
import { callsOf, todayInBosnia } from '../service/calls.ts';

const app = fastify();
for (const [path, call] of callsOf(await loadCalculators(), todayInBosnia, () => undefined))
  app.post(path, (request, reply) => {
    const { status, headers, body } = call(request.body, false);
    return reply.code(status).headers(headers).send(body);
  });
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });

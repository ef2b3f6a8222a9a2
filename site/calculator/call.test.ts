import { definition } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError, callFor } from './call.ts';

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const json = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });
const call = (signal = new AbortController().signal) => callFor(definition, '{"mjesec":3}', signal);

afterEach(() => vi.unstubAllGlobals());

it('posts the JSON to the path of the definition and asks for explanations', async () => {
  answering(json(200, { objasnjenje: [{ red: 'porez', vrijednost: 1 }], upozorenja: [] }));
  const { redovi } = await call();
  expect(redovi.get('porez')?.vrijednost).toBe(1);
  expect(fetch).toHaveBeenCalledWith(
    '/calculate_topli?objasnjenje=1',
    expect.objectContaining({ method: 'POST', body: '{"mjesec":3}' }),
  );
});

it('gives the sentence of the service and its fields', async () => {
  const greske = [{ polje: 'neplaceno', kod: 'odsustvo', poruka: 'Odsustvo je duže od mjeseca.' }];
  answering(json(422, { detail: 'Odsustvo je duže od mjeseca.', greske }));
  await expect(call()).rejects.toMatchObject({ message: 'Odsustvo je duže od mjeseca.', greske });
});

it.each([
  ['a page instead of JSON', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['JSON without a sentence', json(500, {})],
  ['a page instead of an answer', async () => new Response('<h1>Prijava na mrežu</h1>')],
])('says that the calculation failed: %s', async (_what, answer) => {
  answering(answer);
  await expect(call()).rejects.toEqual(new CallError('Greška pri izračunu'));
});

it('says what to do without a network, and what was thrown', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call()).rejects.toThrow(/provjerite internet pa pokušajte ponovo.*Failed to fetch/);
});

it('lets an abandoned call go quietly', async () => {
  const abandoned = new DOMException('aborted', 'AbortError');
  answering(() => Promise.reject(abandoned));
  await expect(call(AbortSignal.abort())).rejects.toBe(abandoned);
});

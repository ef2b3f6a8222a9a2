import type { WageRequest } from '@obracun/engine/payroll/month/api-request/request.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { requestWages, WageRequestFailed } from './request-wages.ts';

const request: WageRequest = { poziv: '/calculate_fbih', unos: {} };
const calculated = { bruto_ukupno: 1500, neto_plata: 961.5, PIO: 255, procjena: true, upozorenja: [] };
const refused = { status: 422, detail: 'Upišite platu.', greske: [{ polje: 'bruto', poruka: 'Upišite.' }] };

const answering = (json: unknown) => vi.stubGlobal('fetch', async () => Response.json(json));

afterEach(() => void vi.unstubAllGlobals());

test('returns a wage and a refusal unchanged', async () => {
  const answers = [{ status: 200, odgovor: calculated }, refused];
  answering(answers);
  expect(await requestWages([request, request])).toEqual(answers);
});

const odd: readonly unknown[] = [
  null,
  7,
  'x',
  {},
  { status: 200 },
  { status: 200, odgovor: null },
  { status: 200, odgovor: 'x' },
  { status: 200, odgovor: {} },
  { status: 200, odgovor: { ...calculated, neto_plata: undefined } },
  ...[null, 'oko sto', { v: 255 }, 1e300].map((PIO) => ({ status: 200, odgovor: { ...calculated, PIO } })),
  { ...refused, detail: { a: 1 } },
  { ...refused, greske: 7 },
  { ...refused, greske: [null] },
];

test.each(odd)('makes no wage of an invalid answer: %j', async (one) => {
  answering([{ status: 200, odgovor: calculated }, one]);
  await expect(requestWages([request, request])).rejects.toThrow(WageRequestFailed);
});

import { afterEach, expect, it, vi } from 'vitest';
import { requestColumns } from './ask-columns.ts';
import { comparisonOf } from './columns.ts';

const question = (more: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({
    mjesec: 10,
    godina: 2026,
    fond: null,
    dva_mjeseca: false,
    entitet: null,
    drugi_mjesec: null,
    druga_godina: null,
    trosak: null,
    neto: 1300,
    bruto: null,
    ...more,
  });
const answering = (answers: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(answers), { status })),
  );
const ask = (text: string) => requestColumns(comparisonOf(text), new AbortController().signal);
const sent = () => {
  const [[, init] = []] = vi.mocked(fetch).mock.calls;
  return JSON.parse(init?.body as string);
};

afterEach(() => vi.unstubAllGlobals());

it('requests all three at once; each is answered or refused separately', async () => {
  const refused = { status: 422, detail: 'Nemamo propise za taj mjesec.', greske: [] };
  answering([{ status: 200, odgovor: { neto_plata: 1300, bruto_ukupno: 2000 } }, refused, refused]);
  const { answered } = await ask(question());
  expect(sent()).toEqual([
    { poziv: '/calculate', unos: { mjesec: 10, godina: 2026, neto_plata_input: 1300 } },
    { poziv: '/calculate_fbih', unos: { mjesec: 10, godina: 2026, neto_plata_input: 1300 } },
    { poziv: '/calculate_brcko', unos: { mjesec: 10, godina: 2026, fond: 'RS', neto_plata_input: 1300 } },
  ]);
  expect(fetch).toHaveBeenCalledTimes(1);
  const [srpska, federation] = answered.map(({ outcome }) => outcome);
  expect(srpska && 'answer' in srpska && srpska.answer.lines.get('neto_plata')?.value).toBe(1300);
  expect(federation).toMatchObject({ refusal: refused.detail });
});

it('requests two months of one law', async () => {
  answering([{ status: 200, odgovor: { neto_plata: 1272, bruto_ukupno: 2000 } }]);
  const { answered } = await ask(
    question({
      dva_mjeseca: true,
      entitet: 'fbih',
      drugi_mjesec: 6,
      druga_godina: 2025,
      neto: null,
      bruto: 2000,
    }),
  );
  expect(answered.map(({ column, outcome }) => [column.title, outcome])).toMatchObject([
    ['10/2026', { answer: {} }],
    ['06/2025', { refusal: 'Greška pri izračunu' }],
  ]);
  expect(sent()).toEqual([
    { poziv: '/calculate_fbih', unos: { mjesec: 10, godina: 2026, bruto_ukupno_input: 2000 } },
    { poziv: '/calculate_fbih', unos: { mjesec: 6, godina: 2025, bruto_ukupno_input: 2000 } },
  ]);
});

it('reports a failure of the network or the service', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('offline'))),
  );
  await expect(ask(question())).rejects.toMatchObject({
    message: expect.stringContaining('Nema interneta'),
  });
  answering({ detail: 'Previše poziva.' }, 429);
  await expect(ask(question())).rejects.toThrow('Previše poziva.');
});

it.each([null, 7, 'x', {}, { odgovor: null }, { odgovor: 'x' }])(
  'says of a column with an invalid answer that it was not calculated: %j',
  async (odd) => {
    answering([{ status: 200, odgovor: { neto_plata: 1300, bruto_ukupno: 2000 } }, odd, odd]);
    const { answered } = await ask(question());
    expect(answered.map(({ outcome }) => outcome)).toMatchObject([
      { answer: {} },
      { refusal: 'Greška pri izračunu' },
      { refusal: 'Greška pri izračunu' },
    ]);
  },
);

it.each([[[]], [[{}, {}, {}]], [[null, [], 5]]])(
  'fails as a whole when no column is readable: %j',
  async (answers) => {
    answering(answers);
    await expect(ask(question())).rejects.toMatchObject({ message: 'Greška pri izračunu', isPassing: true });
    await expect(ask(question({ neto: null, trosak: 2000 }))).rejects.toMatchObject({ isPassing: true });
  },
);

it('gives the reason of each column when all are refused for their input', async () => {
  const greske = [{ polje: 'mjesec', kod: 'nema_propisa', poruka: 'Nemamo propise.' }];
  const refused = { status: 422, detail: 'Nemamo propise.', greske };
  answering([refused, refused, refused]);
  const { answered } = await ask(question());
  expect(answered.map(({ outcome }) => outcome)).toMatchObject(
    [refused, refused, refused].map(() => ({ refusal: 'Nemamo propise.' })),
  );
});

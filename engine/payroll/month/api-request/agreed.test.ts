import { describe, expect, test } from 'vitest';
import type { Worker } from '../../model/worker.ts';
import { firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { october, plain, unos } from './asked.fixture.ts';
import { requestOf } from './request.ts';
import { workerInMonth } from './worker-in-month.ts';

describe('the agreed pay', () => {
  const agreed = (...list: Worker['agreed']) => unos({ ...plain, agreed: list });

  test('is the latest agreement in force; past and future ones do not count', () => {
    expect(
      agreed(
        { from: '2024-01-01', kind: 'bruto', amount: 150_000 },
        { from: '2026-10-01', kind: 'bruto', amount: 180_000 },
        { from: '2026-11-01', kind: 'bruto', amount: 220_000 },
      ),
    ).toMatchObject({ bruto_plata_input: 1800 });
  });

  test('weights a raise inside the month by weekdays: from Monday the 12th 15 of 22', () => {
    const raised = agreed(
      { from: '2024-01-01', kind: 'bruto', amount: 180_000 },
      { from: '2026-10-12', kind: 'bruto', amount: 200_000 },
    );
    // (1.800 × 7 + 2.000 × 15) / 22 = 1.936,3636…
    expect(raised).toMatchObject({ bruto_plata_input: 1936.36 });
  });

  test('weights a raise by the days of the employment when the worker leaves', () => {
    const list = [
      { from: '2024-01-01', kind: 'bruto', amount: 180_000 },
      { from: '2026-10-08', kind: 'bruto', amount: 200_000 },
    ] as const;
    const left = unos({ employedFrom: '2024-01-01', employedTo: '2026-10-09', agreed: list });
    // 1 to 7 October are five weekdays, 8 and 9 October are two
    expect(left).toMatchObject({ bruto_plata_input: 1857.14, zaposlen_do: '2026-10-09' });
  });

  test('applies a first agreement dated after the start of the employment to its first days too', () => {
    expect(agreed({ from: '2026-10-15', kind: 'bruto', amount: 180_000 })).toMatchObject({
      bruto_plata_input: 1800,
    });
  });

  test('makes an hourly rate the gross of the month’s hours, part time by its own', () => {
    const hourly = [{ from: '2024-01-01', kind: 'satnica', amount: 1025 }] as const;
    expect(unos({ ...plain, agreed: hourly })).toMatchObject({ bruto_plata_input: 1804 });
    expect(unos({ ...plain, agreed: hourly, dailyHours: 450 })).toMatchObject({
      bruto_plata_input: 1014.75,
      sati_dnevno: 4.5,
    });
  });

  test('returns a message when nothing is agreed, or a net became a gross inside the month', () => {
    expect(agreed()).toEqual({
      reason: 'Za ovaj mjesec nije upisana ugovorena plata: upišite iznos i od kada važi.',
    });
    const mixed = agreed(
      { from: '2024-01-01', kind: 'neto', amount: 120_000 },
      { from: '2026-10-12', kind: 'bruto', amount: 200_000 },
    );
    expect(mixed).toMatchObject({ reason: expect.stringMatching(/od prvog u mjesecu\.$/) });
  });
});

describe('what a worker gets', () => {
  const paid = { from: '2024-01-01', kind: 'neto', amount: 150_000, isAfterSolidarity: true } as const;
  const worker = { ...plain, agreed: [paid] };
  const rs = { entity: 'rs', defaults: { hotMeal: 0 } } as const;

  test('is the net after the contribution for solidarity in RS, and the net elsewhere', () => {
    expect(unos(worker, {}, rs)).toMatchObject({ solidarnost_neto_input: 1500 });
    expect(unos(worker)).toMatchObject({ neto_plata_input: 1500 });
    expect(unos(worker, {}, { entity: 'bd' })).toMatchObject({ neto_plata_input: 1500 });
  });

  test('is that of an ordinary month: with overtime its gross is requested first', () => {
    const requested = requestOf(workerInMonth(firmOf(rs), workerOf(worker), october({ overtime: 1000 })));
    expect(requested).toMatchObject({ first: { unos: { solidarnost_neto_input: 1500 } } });
  });

  test('has no mean with a net inside a month', () => {
    const net = { from: '2026-10-12', kind: 'neto', amount: 160_000 } as const;
    expect(unos({ ...worker, agreed: [paid, net] }, {}, rs)).toMatchObject({
      reason: expect.stringMatching(/od prvog u mjesecu\.$/),
    });
  });
});

describe('an agreed net', () => {
  const net = { ...plain, agreed: [{ from: '2024-01-01', kind: 'neto', amount: 130_000 }] } as const;

  test('is sent as it is in an ordinary month; untaxed pay keeps it ordinary', () => {
    expect(unos(net, { untaxed: 5000, overtime: 0 })).toMatchObject({
      neto_plata_input: 1300,
      neoporezivo: 50,
    });
  });

  test('is sent as it is when the employment starts on the first weekday of a month; a day later its gross is', () => {
    const november = monthOf({ r1: { entries: {} } }, { id: 'f1:2026-11', year: 2026, month: 11 });
    const hired = (employedFrom: string) =>
      requestOf(workerInMonth(firmOf(), workerOf({ ...net, employedFrom }), november));
    expect(hired('2026-11-02')).toMatchObject({
      wage: { unos: { neto_plata_input: 1300, zaposlen_od: '2026-11-02' } },
    });
    expect(hired('2026-11-03')).toHaveProperty('first');
    const left = (employedTo: string) =>
      requestOf(workerInMonth(firmOf(), workerOf({ ...net, employedTo }), monthOf({ r1: { entries: {} } })));
    expect(left('2026-10-30')).toHaveProperty('wage');
    expect(left('2026-10-29')).toHaveProperty('first');
  });

  test('is converted to its gross first in another month, without what differs', () => {
    const month = october({ overtime: 800 });
    expect(requestOf(workerInMonth(firmOf(), workerOf(net), month))).toEqual({
      first: {
        poziv: '/calculate_fbih',
        unos: {
          mjesec: 10,
          godina: 2026,
          staz: 0,
          neto_plata_input: 1300,
          najniza_osnovica: true,
          obveznik_invalidi: true,
          minuli_proc: 0.6,
        },
      },
    });
    const second = requestOf(workerInMonth(firmOf(), workerOf(net), month), { agreedGross: 204_545 });
    expect(second).toMatchObject({ wage: { unos: { bruto_plata_input: 2045.45, prekovremeni_sati: 8 } } });
    expect(second).not.toHaveProperty('wage.unos.neto_plata_input');
  });
});

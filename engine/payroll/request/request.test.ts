import { describe, expect, test } from 'vitest';
import type { Firm } from '../model/firm.ts';
import type { WorkerMonth } from '../model/month.ts';
import type { Worker } from '../model/worker.ts';
import { firmOf, monthOf, workerOf } from '../staff.fixture.ts';
import { requestOf } from './request.ts';

const KM = 100;
const october = (entries: WorkerMonth['entries'] = {}) => monthOf({ r1: { entries } });
const plain: Partial<Worker> = { employedFrom: '2026-10-01' };

function asked(worker: Partial<Worker>, entries: WorkerMonth['entries'] = {}, firm: Partial<Firm> = {}) {
  const requested = requestOf(firmOf(firm), workerOf(worker), october(entries));
  return 'wage' in requested ? requested.wage : requested;
}
const unos = (...given: Parameters<typeof asked>) => {
  const wage = asked(...given);
  return 'unos' in wage ? wage.unos : wage;
};

describe('a month as agreed', () => {
  test('of the Federation', () => {
    expect(asked({ ...plain, coefficient: 2_700_000, hotMeal: 8 * KM, transport: 53 * KM })).toEqual({
      poziv: '/calculate_fbih',
      unos: {
        mjesec: 10,
        godina: 2026,
        staz: 0,
        bruto_plata_input: 2000,
        topli_obrok_input: 8,
        najniza_osnovica: true,
        obveznik_invalidi: true,
        koeficijent: 2.7,
        neoporezivo: 53,
      },
    });
  });

  test('of Republika Srpska: dependants, and PK counts as no schooling', () => {
    expect(asked({ ...plain, schooling: 'PK', dependants: 1_500_000 }, {}, { entity: 'rs' })).toEqual({
      poziv: '/calculate_topli',
      unos: {
        mjesec: 10,
        godina: 2026,
        staz: 0,
        bruto_plata_input: 2000,
        najniza_osnovica: true,
        strucna_sprema: 'NK',
        izdrzavani: 1.5,
      },
    });
  });

  test('of the District: the fund, and where the worker lives', () => {
    const district = { entity: 'bd', defaults: { seniority: 5000 } } as const;
    const brcko = { entity: 'bd', code: null, name: 'Brčko distrikt' } as const;
    expect(unos({ ...plain, fund: 'rs', municipality: brcko }, {}, district)).toEqual({
      mjesec: 10,
      godina: 2026,
      staz: 0,
      bruto_plata_input: 2000,
      fond: 'RS',
      rezident: 'BD',
      minuli_proc: 0.5,
    });
    expect(unos({ ...plain, fund: 'fbih' }, {}, district)).toMatchObject({
      fond: 'FBiH',
      rezident: 'entitet',
    });
  });

  test('a craft, and a company that meets its quota, pay no disability levy', () => {
    expect(unos(plain, {}, { kind: 'obrt' })).toMatchObject({ obveznik_invalidi: false });
    expect(unos(plain, {}, { meetsQuota: true })).toMatchObject({ obveznik_invalidi: false });
  });

  test('what a worker has goes before what the firm has', () => {
    const firm = { defaults: { hotMeal: 10 * KM } };
    expect(unos(plain, {}, firm)).toMatchObject({ topli_obrok_input: 10 });
    expect(unos({ ...plain, hotMeal: 0 }, {}, firm)).toMatchObject({ topli_obrok_input: 0 });
  });
});

test('who works for another firm too has the least base by the share of working time', () => {
  const half = { ...plain, dailyHours: 400, worksElsewhere: true };
  expect(unos(half, {}, { entity: 'rs' })).toMatchObject({
    najniza_osnovica: true,
    najniza_osnovica_dio: 50,
  });
  expect(unos(half)).toMatchObject({ najniza_osnovica_dio: 50, sati_dnevno: 4 });
  expect(unos({ ...half, worksElsewhere: false })).not.toHaveProperty('najniza_osnovica_dio');
  expect(unos({ ...plain, worksElsewhere: true })).not.toHaveProperty('najniza_osnovica_dio');
  const without = unos(half, {}, { defaults: { leastBase: false } });
  expect(without).toMatchObject({ najniza_osnovica: false });
  expect(without).not.toHaveProperty('najniza_osnovica_dio');
});

describe('what differs in a month', () => {
  test('goes into the field of its column, with the switches it needs', () => {
    const entries = { overtime: 750, night: 800, holidayWork: 400, unpaidDays: 100, paidDays: 150 };
    expect(unos(plain, { ...entries, missedHours: 50, perDiems: 200, bonus: 12_345 })).toMatchObject({
      ima_preko: true,
      prekovremeni: true,
      prekovremeni_sati: 7.5,
      nocni: true,
      nocni_sati: 8,
      praznik: true,
      praznik_sati: 4,
      neplaceno: 1,
      placeno: 1.5,
      neodrađeni_sati: 0.5,
      dnevnice: 2,
      stimulacija: 123.45,
    });
  });

  test('a second meal is of Republika Srpska alone, and deductions stay on the device', () => {
    const entries = { secondMeals: 3, deductionsOfMonth: 5000 };
    expect(unos(plain, entries, { entity: 'rs' })).toMatchObject({ topli_obrok_dodatni: 3 });
    expect(unos(plain, entries)).not.toHaveProperty('topli_obrok_dodatni');
    expect(Object.keys(unos(plain, entries)).join()).not.toMatch(/obustav/);
  });

  test('further untaxed pay is added to the transport of every month', () => {
    expect(unos({ ...plain, transport: 5300 }, { untaxed: 4700 })).toMatchObject({ neoporezivo: 100 });
  });

  test('transport of the month stands in place of the standing one, nought too', () => {
    const standing = { ...plain, transport: 5300 };
    expect(unos(standing, { transport: 2000, untaxed: 1000 })).toMatchObject({ neoporezivo: 30 });
    expect(unos(standing, { transport: 0 })).not.toHaveProperty('neoporezivo');
    expect(unos(plain, { transport: 2000 })).toMatchObject({ neoporezivo: 20 });
  });

  test('the least base is the worker’s own, else that of the firm', () => {
    const off = { defaults: { leastBase: false } };
    const asks = (najniza_osnovica: boolean) => ({ najniza_osnovica });
    expect(unos(plain, {}, off)).toMatchObject(asks(false));
    expect(unos({ ...plain, leastBase: true }, {}, off)).toMatchObject(asks(true));
    expect(unos({ ...plain, leastBase: false })).toMatchObject(asks(false));
    expect(unos({ ...plain, leastBase: false }, {}, { entity: 'rs' })).toMatchObject(asks(false));
  });

  test('percentages are the worker’s own, else the firm’s, else nobody’s, and go with their hours', () => {
    const firm = { defaults: { seniority: 5000, overtimeUplift: 400_000, nightUplift: 350_000 } };
    const own = { ...plain, seniority: 4000, overtimeUplift: 500_000, holidayUplift: 0, sickShare: 900_000 };
    const hours = { overtime: 800, night: 1600, holidayWork: 800, sickHours: 800 };
    expect(unos(own, hours, firm)).toMatchObject({
      minuli_proc: 0.4,
      prekovremeni_proc: 50,
      nocni_proc: 35,
      praznik_proc: 0,
      bolovanje_proc: 90,
    });
    const sent = (...given: Parameters<typeof unos>) =>
      Object.keys(unos(...given)).filter((field) => field.endsWith('_proc'));
    expect(sent(own, {}, firm)).toEqual(['minuli_proc']);
    expect(sent(plain, hours)).toEqual([]);
    expect(sent(own, { overtime: 800 }, { ...firm, entity: 'rs' })).toEqual(['prekovremeni_proc']);
  });

  test('the gross of an agreed net is first asked by the percentages of every month', () => {
    const agreed = [{ from: '2026-10-01', kind: 'neto', amount: 100_000 }] as const;
    const requested = requestOf(
      firmOf(),
      workerOf({ ...plain, agreed, seniority: 4000, overtimeUplift: 400_000 }),
      october({ overtime: 800 }),
    );
    expect(requested).toMatchObject({ first: { unos: { minuli_proc: 0.4 } } });
    expect(JSON.stringify(requested)).not.toContain('prekovremeni');
  });

  test('sick leave takes the firm’s share, and in Republika Srpska lets the base be less', () => {
    const firm = { defaults: { sickShare: 1_000_000 } };
    expect(unos(plain, { sickHours: 4000 }, firm)).toMatchObject({ bolovanje_sati: 40, bolovanje_proc: 100 });
    expect(unos(plain, {}, firm)).not.toHaveProperty('bolovanje_proc');
    expect(unos(plain, { sickHours: 800 }, { entity: 'rs' })).toMatchObject({ najniza_osnovica: false });
  });
});

describe('an employment inside the month', () => {
  test('says the day it begins and ends on, and only there', () => {
    expect(unos({ employedFrom: '2026-10-12', employedTo: '2026-10-20' })).toMatchObject({
      zaposlen_od: '2026-10-12',
      zaposlen_do: '2026-10-20',
    });
    const whole = unos({ employedFrom: '2026-10-01', employedTo: '2026-10-31' });
    expect(whole).not.toHaveProperty('zaposlen_od');
    expect(whole).not.toHaveProperty('zaposlen_do');
  });

  test.each([{ employedFrom: '2026-11-01' }, { employedTo: '2026-09-30' }])(
    'outside it nothing is asked: %o',
    (dates) => {
      expect(unos(dates)).toEqual({
        reason: 'Radnik u ovom mjesecu nije zaposlen: provjerite datume zaposlenja.',
      });
    },
  );
});

describe('service', () => {
  test.each([
    ['2023-10-01', { years: 2, months: 0, days: 0 }, 5],
    ['2023-10-02', { years: 2, months: 0, days: 0 }, 4],
    ['2023-10-02', { years: 2, months: 0, days: 1 }, 5],
    ['2026-10-12', { years: 7, months: 11, days: 29 }, 7],
    [undefined, { years: 12, months: 0, days: 0 }, 12],
    ['1950-01-01', { years: 30, months: 0, days: 0 }, 70],
  ])('employed from %s with %o behind: %i full years on 1 October 2026', (from, priorService, years) => {
    expect(unos({ employedFrom: from as string, priorService })).toMatchObject({ staz: years });
  });
});

describe('what was agreed', () => {
  const agreed = (...list: Worker['agreed']) => unos({ ...plain, agreed: list });

  test('is the last that has begun; the past and the future stay out', () => {
    expect(
      agreed(
        { from: '2024-01-01', kind: 'bruto', amount: 150_000 },
        { from: '2026-10-01', kind: 'bruto', amount: 180_000 },
        { from: '2026-11-01', kind: 'bruto', amount: 220_000 },
      ),
    ).toMatchObject({ bruto_plata_input: 1800 });
  });

  test('a raise inside the month counts by weekdays: from Monday the 12th 15 of 22', () => {
    const raised = agreed(
      { from: '2024-01-01', kind: 'bruto', amount: 180_000 },
      { from: '2026-10-12', kind: 'bruto', amount: 200_000 },
    );
    // (1.800 × 7 + 2.000 × 15) / 22 = 1.936,3636…
    expect(raised).toMatchObject({ bruto_plata_input: 1936.36 });
  });

  test('a raise of who leaves counts the days of the employment alone', () => {
    const list = [
      { from: '2024-01-01', kind: 'bruto', amount: 180_000 },
      { from: '2026-10-08', kind: 'bruto', amount: 200_000 },
    ] as const;
    const left = unos({ employedFrom: '2024-01-01', employedTo: '2026-10-09', agreed: list });
    // 1 to 7 October are five weekdays, the 8th and the 9th two
    expect(left).toMatchObject({ bruto_plata_input: 1857.14, zaposlen_do: '2026-10-09' });
  });

  test('a first agreement dated after the employment began stands for its first days too', () => {
    expect(agreed({ from: '2026-10-15', kind: 'bruto', amount: 180_000 })).toMatchObject({
      bruto_plata_input: 1800,
    });
  });

  test('an hourly rate is the gross of the month’s hours, part time by its own', () => {
    const hourly = [{ from: '2024-01-01', kind: 'satnica', amount: 1025 }] as const;
    expect(unos({ ...plain, agreed: hourly })).toMatchObject({ bruto_plata_input: 1804 });
    expect(unos({ ...plain, agreed: hourly, dailyHours: 450 })).toMatchObject({
      bruto_plata_input: 1014.75,
      sati_dnevno: 4.5,
    });
  });

  test('nothing agreed, or a net that became a gross inside the month, is said', () => {
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

describe('an agreed net', () => {
  const net = { ...plain, agreed: [{ from: '2024-01-01', kind: 'neto', amount: 130_000 }] } as const;

  test('of an ordinary month is asked for as it is; untaxed pay leaves it ordinary', () => {
    expect(unos(net, { untaxed: 5000, overtime: 0 })).toMatchObject({
      neto_plata_input: 1300,
      neoporezivo: 50,
    });
  });

  test('of another month asks first for its gross, without what differs', () => {
    const month = october({ overtime: 800 });
    expect(requestOf(firmOf(), workerOf(net), month)).toEqual({
      first: {
        poziv: '/calculate_fbih',
        unos: {
          mjesec: 10,
          godina: 2026,
          staz: 0,
          neto_plata_input: 1300,
          najniza_osnovica: true,
          obveznik_invalidi: true,
        },
      },
    });
    const second = requestOf(firmOf(), workerOf(net), month, 204_545);
    expect(second).toMatchObject({ wage: { unos: { bruto_plata_input: 2045.45, prekovremeni_sati: 8 } } });
    expect(second).not.toHaveProperty('wage.unos.neto_plata_input');
  });
});

test('a month without a calendar is refused in a sentence', () => {
  const hourly = workerOf({
    employedFrom: '2010-01-01',
    agreed: [{ from: '2010-01-01', kind: 'satnica', amount: 900 }],
  });
  expect(requestOf(firmOf(), hourly, monthOf({}, { year: 2017 }))).toMatchObject({
    reason: expect.stringContaining('2017'),
  });
});

test('an estimate is asked for only where the month says so', () => {
  const request = requestOf(firmOf(), workerOf(), monthOf({}, { isEstimate: true }));
  expect(request).toMatchObject({ wage: { unos: { procjena: true } } });
  expect(unos(plain)).not.toHaveProperty('procjena');
});

import { describe, expect, test } from 'vitest';
import { firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { KM, plain, requestFor, unos } from './asked.fixture.ts';
import { requestOf } from './request.ts';
import { workerInMonth } from './worker-in-month.ts';

describe('a month as agreed', () => {
  test('of the Federation', () => {
    expect(requestFor({ ...plain, coefficient: 2_700_000, hotMeal: 8 * KM, transport: 53 * KM })).toEqual({
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
        minuli_proc: 0.6,
      },
    });
  });

  test('of Republika Srpska: sends dependants, and sends PK as no schooling', () => {
    expect(requestFor({ ...plain, schooling: 'PK', dependants: 1_500_000 }, {}, { entity: 'rs' })).toEqual({
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

  test('of the District: sends the fund, and the residence of the worker', () => {
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

  test('omits the disability levy for a craft and for employers who meet the quota, and sends it for an association, a legal person', () => {
    expect(unos(plain, {}, { kind: 'obrt' })).toMatchObject({ obveznik_invalidi: false });
    expect(unos(plain, {}, { meetsQuota: true })).toMatchObject({ obveznik_invalidi: false });
    expect(unos(plain, {}, { kind: 'udruzenje' })).toMatchObject({ obveznik_invalidi: true });
  });

  test('prefers values of the worker to those of the firm', () => {
    const firm = { defaults: { hotMeal: 10 * KM } };
    expect(unos(plain, {}, firm)).toMatchObject({ topli_obrok_input: 10 });
    expect(unos({ ...plain, hotMeal: 0 }, {}, firm)).toMatchObject({ topli_obrok_input: 0 });
  });
});

test('shares the minimum base in RS by the income at the other employer', () => {
  const shared = { ...plain, dailyHours: 400, worksElsewhere: true, otherIncome: 50_000 };
  const rs = { entity: 'rs' } as const;
  expect(unos(shared, {}, rs)).toMatchObject({ najniza_osnovica: true, drugi_prihod: 500 });
  expect(unos(shared, { otherIncome: 0 }, rs)).toMatchObject({ drugi_prihod: 0 });
  expect(unos({ ...shared, worksElsewhere: false }, {}, rs)).not.toHaveProperty('drugi_prihod');
  expect(unos(shared, {}, rs)).not.toHaveProperty('najniza_osnovica_dio');
});

test('shares the minimum base in FBiH by working time', () => {
  const half = { ...plain, dailyHours: 400, worksElsewhere: true };
  expect(unos(half)).toMatchObject({ najniza_osnovica_dio: 50, sati_dnevno: 4 });
  expect(unos({ ...half, worksElsewhere: false })).not.toHaveProperty('najniza_osnovica_dio');
  expect(unos({ ...plain, worksElsewhere: true })).not.toHaveProperty('najniza_osnovica_dio');
  const without = unos(half, {}, { defaults: { leastBase: false } });
  expect(without).toMatchObject({ najniza_osnovica: false });
  expect(without).not.toHaveProperty('najniza_osnovica_dio');
});

test('returns a message when a month has no calendar', () => {
  const hourly = workerOf({
    employedFrom: '2010-01-01',
    agreed: [{ from: '2010-01-01', kind: 'satnica', amount: 900 }],
  });
  expect(requestOf(workerInMonth(firmOf(), hourly, monthOf({}, { year: 2017 })))).toMatchObject({
    reason: expect.stringContaining('2017'),
  });
});

test('requests an estimate only when the month allows it', () => {
  const request = requestOf(workerInMonth(firmOf(), workerOf(), monthOf({}, { isEstimate: true })));
  expect(request).toMatchObject({ wage: { unos: { procjena: true } } });
  expect(unos(plain)).not.toHaveProperty('procjena');
});

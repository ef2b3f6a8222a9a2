import { describe, expect, test } from 'vitest';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { october, plain, unos } from './asked.fixture.ts';
import { requestOf } from './request.ts';
import { workerInMonth } from './worker-in-month.ts';

describe('the differences of a month', () => {
  test('fill the field of their column, with its switches', () => {
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

  test('send a second meal in Republika Srpska only, and never deductions', () => {
    const entries = { secondMeals: 3, deductionsOfMonth: 5000 };
    expect(unos(plain, entries, { entity: 'rs' })).toMatchObject({ topli_obrok_dodatni: 3 });
    expect(unos(plain, entries)).not.toHaveProperty('topli_obrok_dodatni');
    expect(Object.keys(unos(plain, entries)).join()).not.toMatch(/obustav/);
  });

  test('add further untaxed pay to the monthly transport', () => {
    expect(unos({ ...plain, transport: 5300 }, { untaxed: 4700 })).toMatchObject({ neoporezivo: 100 });
  });

  test('replace the monthly transport by that of the month, also by zero', () => {
    const standing = { ...plain, transport: 5300 };
    expect(unos(standing, { transport: 2000, untaxed: 1000 })).toMatchObject({ neoporezivo: 30 });
    expect(unos(standing, { transport: 0 })).not.toHaveProperty('neoporezivo');
    expect(unos(plain, { transport: 2000 })).toMatchObject({ neoporezivo: 20 });
  });

  test('use the minimum base of the worker, else that of the firm', () => {
    const off = { defaults: { leastBase: false } };
    const asks = (najniza_osnovica: boolean) => ({ najniza_osnovica });
    expect(unos(plain, {}, off)).toMatchObject(asks(false));
    expect(unos({ ...plain, leastBase: true }, {}, off)).toMatchObject(asks(true));
    expect(unos({ ...plain, leastBase: false })).toMatchObject(asks(false));
    expect(unos({ ...plain, leastBase: false }, {}, { entity: 'rs' })).toMatchObject(asks(false));
  });

  test('use the percentages of the worker, else of the firm, and send them with their hours', () => {
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
    expect(sent(own, { overtime: 800 }, { ...firm, entity: 'rs' })).toEqual(['prekovremeni_proc']);
  });

  test('calculate the gross of an agreed net by the usual percentages first', () => {
    const agreed = [{ from: '2026-10-01', kind: 'neto', amount: 100_000 }] as const;
    const requested = requestOf(
      workerInMonth(
        firmOf(),
        workerOf({ ...plain, agreed, seniority: 4000, overtimeUplift: 400_000 }),
        october({ overtime: 800 }),
      ),
    );
    expect(requested).toMatchObject({ first: { unos: { minuli_proc: 0.4 } } });
    expect(JSON.stringify(requested)).not.toContain('prekovremeni');
  });

  test('use the firm’s share of sick leave, and in Republika Srpska allow a lower base', () => {
    const firm = { defaults: { sickShare: 1_000_000 } };
    expect(unos(plain, { sickHours: 4000 }, firm)).toMatchObject({ bolovanje_sati: 40, bolovanje_proc: 100 });
    expect(unos(plain, {}, firm)).not.toHaveProperty('bolovanje_proc');
    expect(unos(plain, { sickHours: 800 }, { entity: 'rs' })).toMatchObject({ najniza_osnovica: false });
  });
});

describe('an employment inside the month', () => {
  test('sends its first and last day, and only inside the month', () => {
    expect(unos({ employedFrom: '2026-10-12', employedTo: '2026-10-20' })).toMatchObject({
      zaposlen_od: '2026-10-12',
      zaposlen_do: '2026-10-20',
    });
    const whole = unos({ employedFrom: '2026-10-01', employedTo: '2026-10-31' });
    expect(whole).not.toHaveProperty('zaposlen_od');
    expect(whole).not.toHaveProperty('zaposlen_do');
  });

  test.each([{ employedFrom: '2026-11-01' }, { employedTo: '2026-09-30' }])(
    'sends nothing outside it: %o',
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
  ])(
    'employed from %s with %o before: counts %i full years on 1 October 2026',
    (from, priorService, years) => {
      expect(unos({ employedFrom: from as string, priorService })).toMatchObject({ staz: years });
    },
  );
});

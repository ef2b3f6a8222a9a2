import { expect, test } from 'vitest';
import type { Firm } from '../../model/firm.ts';
import type { WorkerMonth } from '../../model/month.ts';
import type { Worker } from '../../model/worker.ts';
import { answering, monthOf, unstatedFirm, workerOf } from '../../staff.fixture.ts';
import { calculateMonth } from '../calculate/calculate-month.ts';
import { requestOf } from './request.ts';
import { unstatedRates } from './usual-rates.ts';
import { workerInMonth } from './worker-in-month.ts';

const ask = await answering();

/** Six full years of service on 1 October 2026. */
const served: Partial<Worker> = { employedFrom: '2020-03-01', hotMeal: 0 };
const hired: Partial<Worker> = { employedFrom: '2026-10-01', hotMeal: 0 };
const allHours = { overtime: 800, night: 800, holidayWork: 800, sickHours: 800 };

interface Case {
  readonly firm?: Partial<Firm>;
  readonly worker?: Partial<Worker>;
  readonly inputs?: WorkerMonth;
}

const made = ({ firm, worker, inputs = { entries: {} } }: Case) =>
  [unstatedFirm(firm), workerOf(worker), monthOf({ r1: inputs })] as const;

const unstated = (given: Case) => unstatedRates(...made(given));
const requested = (given: Case) => requestOf(workerInMonth(...made(given)));

const wageOf = async (given: Case) => {
  const [firm, worker, month] = made(given);
  return calculateMonth(firm, [worker], month, ask);
};

test('lists the unstated percentages of an entity', () => {
  const inputs = { entries: allHours };
  const uplifts = ['overtimeUplift', 'nightUplift', 'holidayUplift'];
  expect(unstated({ worker: served, inputs, firm: { entity: 'rs' } })).toEqual(uplifts);
  expect(unstated({ worker: served, inputs })).toEqual(['seniority', ...uplifts]);
  expect(unstated({ worker: served, inputs, firm: { entity: 'bd' } })).toEqual([
    'seniority',
    ...uplifts,
    'sickShare',
  ]);
});

test('needs no percentage when there are no such hours and no full year of service', () => {
  expect(unstated({ worker: hired })).toEqual([]);
  expect(unstated({ worker: hired, inputs: { entries: { overtime: 0 } } })).toEqual([]);
  expect(unstated({ worker: hired, inputs: { entries: { night: 100 } } })).toEqual(['nightUplift']);
});

test('uses the percentage of the firm or the worker, 0 included', () => {
  const inputs = { entries: { overtime: 800 } };
  const firm = { defaults: { overtimeUplift: 0, seniority: 0 } };
  expect(unstated({ worker: served, inputs, firm })).toEqual([]);
  expect(requested({ worker: served, inputs, firm })).toMatchObject({
    wage: { unos: { prekovremeni_proc: 0, minuli_proc: 0 } },
  });
  expect(unstated({ worker: { ...served, overtimeUplift: 250_000, seniority: 4000 }, inputs })).toEqual([]);
});

test('refuses a wage with hours of an unstated uplift, in the columns of the hours', async () => {
  const inputs = { entries: { overtime: 800, night: 800 } };
  const { wages, unsettled } = await wageOf({ worker: hired, inputs, firm: { entity: 'rs' } });
  expect(wages).toEqual([]);
  expect(unsettled).toMatchObject([
    {
      reason: expect.stringContaining('Nije upisan procenat za: prekovremeni rad, noćni rad.'),
      issues: [{ polje: 'prekovremeni_sati' }, { polje: 'nocni_sati' }],
    },
  ]);
});

test('refuses an agreed net when an uplift is unstated', () => {
  const agreed = [{ from: '2026-10-01', kind: 'neto', amount: 100_000 }] as const;
  const inputs = { entries: { overtime: 800 } };
  expect(requested({ worker: { ...hired, agreed }, inputs })).toHaveProperty('reason');
});

test('counts service as 0 % when no law sets it and it is not stated', async () => {
  const gross = async (given: Case) => (await wageOf(given)).wages[0]?.figures.gross;
  // 2.000 alone; with 6 × 0,6 %; in Republika Srpska 6 × 0,3 % by law.
  expect(await gross({ worker: served })).toBe(200_000);
  expect(await gross({ worker: served, firm: { defaults: { seniority: 6000 } } })).toBe(207_200);
  expect(await gross({ worker: served, firm: { entity: 'rs' } })).toBe(203_600);
  expect(await gross({ worker: { ...served, fund: 'rs' }, firm: { entity: 'bd' } })).toBe(200_000);
});

test('pays 40 hours of overtime by the stated percentage', async () => {
  const inputs = { entries: { overtime: 4000 } };
  const firm = { entity: 'rs', defaults: { overtimeUplift: 250_000 } } as const;
  const { wages } = await wageOf({ worker: hired, inputs, firm });
  // 2.000 / 176 × 40 × 1,25.
  expect(wages[0]?.figures.gross).toBe(200_000 + 56_818);
});

test('prefers the percentages of a reopened month to those stated since', () => {
  const inputs = { entries: { overtime: 800 }, paidBy: { overtimeUplift: 300_000, seniority: 6000 } };
  expect(unstated({ worker: served, inputs })).toEqual([]);
  const stated = { defaults: { overtimeUplift: 250_000, seniority: 0 } };
  expect(requested({ worker: { ...served, overtimeUplift: 400_000 }, inputs, firm: stated })).toMatchObject({
    wage: { unos: { prekovremeni_proc: 30, minuli_proc: 0.6 } },
  });
});

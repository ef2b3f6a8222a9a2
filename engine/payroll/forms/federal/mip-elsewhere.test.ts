import { expect, test } from 'vitest';
import type { Firm } from '../../model/firm.ts';
import type { Worker } from '../../model/worker.ts';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { settledOf } from '../settled.fixture.ts';
import { mipElsewhere } from './mip-elsewhere.ts';

const zenica = { entity: 'fbih', code: '103', name: 'Zenica' } as const;
const brcko = { entity: 'bd', code: '099', name: 'Brčko' } as const;
const banjaLuka = { entity: 'rs', code: '002', name: 'Banja Luka' } as const;

const monthOf = (entity: Firm['entity'], workers: readonly Partial<Worker>[], own = {}) =>
  settledOf(
    firmOf({ entity, municipality: entity === 'rs' ? banjaLuka : brcko }),
    workers.map((one, at) => workerOf({ id: `r${at}`, employedFrom: '2026-10-01', hotMeal: 0, ...one })),
    {},
    own,
  );

const valuesOf = async (entity: Firm['entity'], ...workers: readonly Partial<Worker>[]) =>
  mipElsewhere(await monthOf(entity, workers));

test('reports health and unemployment when an employer of Republika Srpska has workers who live in the Federation', async () => {
  const values = await valuesOf('rs', { municipality: zenica }, { municipality: banjaLuka });
  expect(values?.columns.slice(5)).toEqual([
    'bruto plaća',
    'zdravstvo',
    'nezaposlenost',
    'općina prebivališta',
  ]);
  expect(values?.rows).toEqual([
    ['3112899990017', 'PRVI RADNIK', '6. 11. 2026.', '176', '0', '2000,00', '204,00', '12,00', '103'],
  ]);
  expect(values?.totals).toEqual(['', 'UKUPNO', '', '', '', '2000,00', '204,00', '12,00', '']);
  expect(values?.notes[0]).toContain('pitajte Poreznu upravu Federacije');
});

test('reports the pension of the Federal fund for an employer of the District, and no other amounts', async () => {
  const values = await valuesOf(
    'bd',
    { municipality: brcko, fund: 'fbih' },
    { municipality: zenica, fund: 'rs' },
    { municipality: brcko, fund: 'rs' },
  );
  expect(values?.rows.map((row) => row.slice(5, 8).map((cell) => cell !== ''))).toEqual([
    [true, true, true],
    [true, false, false],
  ]);
});

test('gives the reason when a worker cannot be reported, and nothing when there are none', async () => {
  const values = await valuesOf('rs', { municipality: zenica, jmbg: '' });
  expect(values?.skipped).toEqual([{ worker: 'Prvi Radnik', reason: 'Nema JMBG.' }]);
  expect(await valuesOf('rs', { municipality: banjaLuka })).toBeUndefined();
});

test('states first that it is an estimate', async () => {
  const estimate = await monthOf('rs', [{ municipality: zenica }], { year: 2031, isEstimate: true });
  expect(mipElsewhere(estimate)?.notes[0]).toContain('Procjena: propisi za 10/2031');
});

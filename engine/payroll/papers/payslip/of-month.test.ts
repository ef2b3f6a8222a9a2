import { expect, test } from 'vitest';
import { definitions } from '../../../calculators/index.ts';
import { presentationOf } from '../../../core/define.ts';
import {
  federalFirm,
  federalMonth,
  federalStaff,
  settledOf,
  srpskaFirm,
  srpskaMonth,
  srpskaStaff,
} from '../../forms/settled.fixture.ts';
import type { SettledMonth } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { firmOf } from '../../staff.fixture.ts';
import { payslipOf } from './of-month.ts';
import { payslipText } from './text.ts';

const districtFirm = firmOf({ entity: 'bd' });

async function textOf(month: SettledMonth, at: number): Promise<string> {
  const wage = month.wages[at];
  const definition = definitions.find(({ path }) => path === wage?.call);
  if (!wage || !definition) throw new Error('no wage');
  return payslipText(payslipOf(month, wage, await presentationOf(definition)));
}

test('a worker of the Federation with a loan', async () => {
  const text = await textOf(federalMonth, 2);
  expect(text).toMatch(/^Platna lista 10\/2026\nPRIMJER D\.O\.O\. SARAJEVO\nRadnik Treći\n/);
  expect(text).toContain(
    'Koeficijent ličnog odbitka: 2,7\nLični odbitak: 810,00 KM\nPorezna osnovica: 1.950,00 KM',
  );
  expect(text).toContain(
    'Kredit, Kreditor Primjer: −250,00 KM\nOdbici ukupno: −1.685,00 KM\nZa isplatu: 2.315,00 KM',
  );
});

test('shows sick leave with its hours', async () => {
  expect(await textOf(federalMonth, 1)).toContain('Naknada za bolovanje (80 %): 40 h, 363,64 KM');
});

test('shows percentages of the worker or the firm beside their pay', async () => {
  const firm = { ...federalFirm, defaults: { seniority: 5000, nightUplift: 350_000 } };
  const [first] = federalStaff;
  if (!first) throw new Error('no worker');
  const worker = { ...first, overtimeUplift: 400_000, sickShare: 1_000_000, employedFrom: '2020-10-01' };
  const entries = { overtime: 800, night: 1600, sickHours: 800 };
  const text = await textOf(await settledOf(firm, [worker], { [first.id]: { entries } }), 0);
  for (const message of [
    'Minuli rad (3 %)',
    'Prekovremeni rad (40 %)',
    'Noćni rad (35 %)',
    'Naknada za bolovanje (100 %)',
  ])
    expect(text).toContain(message);
});

test.each([
  ['Republika Srpska', srpskaFirm, srpskaStaff[0], [3.6, 26, 26, 210, 70]],
  ['the Federation', federalFirm, federalStaff[0], [7.2, 30, 30, 100, 80]],
  ['the District', districtFirm, { ...federalStaff[0], fund: 'rs' }, [7.2, 30, 30, 100, 80]],
])('of %s: shows percentages of the law of the month too', async (_entity, firm, worker, rates) => {
  const entries = { overtime: 800, night: 1600, holidayWork: 800, sickHours: 800 };
  const served = { ...worker, priorService: { years: 12, months: 0, days: 0 } } as Worker;
  const text = await textOf(await settledOf(firm, [served], { [served.id]: { entries } }), 0);
  const names = ['Minuli rad', 'Prekovremeni rad', 'Noćni rad', 'Rad na praznik', 'Naknada za bolovanje'];
  const words = names.map((name, at) => `${name} (${String(rates[at]).replace('.', ',')} %)`);
  for (const message of words) expect(text).toContain(message);
});

test('a worker of Republika Srpska', async () => {
  const text = await textOf(srpskaMonth, 0);
  expect(text).toContain('Poreska osnovica: 1.304,14 KM\nPorez na dohodak: 104,33 KM');
  expect(text).toContain('Za isplatu: 1.481,82 KM');
});

test('shows the part exempt by schooling between the gross and its bases', async () => {
  const [first] = srpskaStaff;
  if (!first) throw new Error('no worker');
  const text = await textOf(await settledOf(srpskaFirm, [{ ...first, schooling: 'NK' }]), 0);
  expect(text).toContain('Oslobođeni dio plate: 50,00');
  const graduate = await settledOf(srpskaFirm, [{ ...first, schooling: 'VSS' }]);
  expect(await textOf(graduate, 0)).not.toContain('Oslobođeni');
});

test('says that it is an estimate', async () => {
  const month = await settledOf(federalFirm, federalStaff, {}, { year: 2031, isEstimate: true });
  expect(await textOf(month, 0)).toContain('Procjena: propisi za 10/2031 još nisu poznati');
  expect(await textOf(federalMonth, 0)).not.toContain('Procjena');
});

test('names a deduction that did not fit', async () => {
  const [wage] = srpskaMonth.wages;
  if (!wage) throw new Error('no wage');
  const leftOut = [{ name: 'Sudska zabrana', creditor: '', account: '', reference: '', amount: 1 }];
  const text = await textOf({ ...srpskaMonth, wages: [{ ...wage, leftOut }] }, 0);
  expect(text).toContain('ne stane cijelo u isplatu: Sudska zabrana.');
});
